import { describe, expect, it } from 'vitest'
import { overtype } from '@/features/watch/access-code.ts'

describe('overtype', () => {
  it.each([
    ['a character after the caret of a full field', 'LIXE01', 'LIvXE01', 3, 'v', 'LIvE01', 3],
    ['no character at the end of a full field', 'LIVE01', 'LIVE01x', 7, 'x', 'LIVE01x', 7],
    ['no character for a hyphen', 'LIVE01', 'LI-VE01', 3, '-', 'LIVE01', 2],
    ['no selected character for a space', 'LIVE01', 'LI E01', 3, ' ', 'LIVE01', 2],
    ['no character of a field that is not full', 'LIE01', 'LIVE01', 3, 'V', 'LIVE01', 3],
    ['no character beside a selected one', 'LIXE01', 'LIvE01', 3, 'v', 'LIvE01', 3],
    ['no character after a deletion', 'LIVE01', 'LIE01', 2, '', 'LIE01', 2],
    ['all with a full code', 'LIXE01', 'LIhigh-01E01', 9, 'high-01', 'high-01', 6],
    ['all with a message', 'LIV', 'LIVMy code is LIVE01.', 21, 'My code is LIVE01.', 'My code is LIVE01.', 6],
  ])('replaces %s', (_what, before, after, position, inserted, text, caret) => {
    expect(overtype(before, after, position, inserted)).toEqual({ text, caret })
  })
})
