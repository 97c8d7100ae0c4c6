import { describe, expect, it } from 'vitest'
import { readLastCheck } from '@/platform/device/update-check.ts'

const now = new Date('2026-01-01T12:00:00Z')
const minute = 60_000

describe('readLastCheck', () => {
  // A check may be later than the last tick of the clock. A later one is from before the clock was set back.
  it.each([
    [-3 * minute, true],
    [minute - 1, true],
    [minute, false],
  ])('returns a check %i ms from now: %s', (ms, isReturned) => {
    const time = now.getTime() + ms
    expect(readLastCheck(String(time), now)).toEqual(isReturned ? new Date(time) : null)
  })

  it.each(['', ' ', 'soon', 'NaN', '0', '-1', '1e999', '-1e999', '8640000000000001', '[]'])(
    'returns null for "%s"',
    (text) => {
      expect(readLastCheck(text, now)).toBeNull()
    },
  )
})
