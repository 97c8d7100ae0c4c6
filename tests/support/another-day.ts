import { beforeEach, vi } from 'vitest'

/** `TEST_NOW=2028-02-29T12:00:00Z npx vitest …` runs the tests as if it were then: none of them may mind. */
const { TEST_NOW: now } = process.env

if (now) {
  if (Number.isNaN(Date.parse(now))) throw new Error(`TEST_NOW is no time: ${now}`)
  vi.setSystemTime(now) // for what a test file works out as it is loaded
  beforeEach(() => {
    vi.setSystemTime(now)
  })
}
