import { describe, expect, it } from 'vitest'
import { lookAlikesIn } from '@/features/watch/open-event.ts'

describe('lookAlikesIn', () => {
  it.each([
    ['A0C3D4', ['O/0']],
    ['OACDEF', ['O/0']],
    ['LACDEF', ['I/1/L']],
    ['I1LCDE', ['I/1/L']],
    ['B7S7Z7', ['B/8', 'S/5', 'Z/2']],
    ['852107', ['O/0', 'I/1/L', 'B/8', 'S/5', 'Z/2']],
    ['K7C4QX', []],
  ])('returns the groups for %s: %j', (code, found) => {
    expect(lookAlikesIn(code)).toEqual(found)
  })
})
