import { afterEach, vi } from 'vitest'

// Vitest's own options take stubs back before the next test: in the same process, the next file is imported before
// that.
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})
