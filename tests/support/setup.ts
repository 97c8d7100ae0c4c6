import { afterEach, beforeEach, vi } from 'vitest'

/** `TEST_NOW=2028-02-29T12:00:00Z npx vitest …` runs the tests at that time. They must pass at any time. */
const { TEST_NOW: now } = process.env

if (now) {
  if (Number.isNaN(Date.parse(now))) throw new Error(`TEST_NOW is no time: ${now}`)
  vi.setSystemTime(now) // for values that a test file computes on import
  beforeEach(() => {
    vi.setSystemTime(now)
  })
}

// Vitest's own options restore stubs before the next test, but the next file in the same process is imported earlier.
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})
