import { afterEach, vi } from 'vitest'

// Vitest's own options restore stubs before the next test, but the next file in the same process is imported earlier.
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})
