import { describe, expect, it } from 'vitest'
import { everyText } from '../support/every-text.ts'
import { glossary } from './glossary.ts'

describe('every text of the site', () => {
  it('is read here: locales, records, articles and manifest', () => {
    for (const where of ['scores:', 'content/players/', 'content/articles/ar/', 'manifest']) {
      expect(everyText.filter((text) => text.where.startsWith(where)).length, where).toBeGreaterThan(5)
    }
    expect(everyText.length).toBeGreaterThan(3_500)
  })
})

describe.each(glossary)('$thing', ({ word, not, wrong, right = [], only }) => {
  it(`is called ${word}`, () => {
    expect(everyText.some(({ ar }) => ar.includes(word))).toBe(true)
  })

  it('has no other name in Arabic', () => {
    const found = everyText.filter((text) => not.test(text.ar) && (only?.(text) ?? true))

    expect(found.map(({ where, ar }) => `${where}: ${ar}`)).toEqual([])
  })

  it('would be found by another name, and nothing else would', () => {
    for (const text of wrong) expect(text).toMatch(not)
    for (const text of [word, ...right]) expect(text).not.toMatch(not)
  })
})
