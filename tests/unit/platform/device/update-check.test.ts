import { describe, expect, it } from 'vitest'
import { readLastCheck } from '@/platform/device/update-check.ts'

const now = new Date('2026-01-01T12:00:00Z')
const minute = 60_000

describe('readLastCheck', () => {
  it('returns the time of the last check', () => {
    expect(readLastCheck(String(now.getTime() - 3 * minute), now)).toEqual(new Date('2026-01-01T11:57:00Z'))
  })

  it('accepts a check after the last clock tick', () => {
    expect(readLastCheck(String(now.getTime() + minute - 1), now)).toEqual(
      new Date('2026-01-01T12:00:59.999Z'),
    )
  })

  it.each(['', ' ', 'soon', 'NaN', '0', '-1', '1e999', '-1e999', '8640000000000001', '[]'])(
    'returns null for "%s"',
    (text) => {
      expect(readLastCheck(text, now)).toBeNull()
    },
  )

  it('ignores a check dated in the future (clock set back)', () => {
    expect(readLastCheck(String(now.getTime() + minute), now)).toBeNull()
  })
})
