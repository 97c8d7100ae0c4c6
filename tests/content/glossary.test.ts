import { describe, expect, it } from 'vitest'
import { everyText } from '../support/every-text.ts'
import { houseWords } from './glossary-house.ts'
import { sportWords } from './glossary-sport.ts'

const glossary = [...sportWords, ...houseWords]

it('glossary › applies to locales, records, articles and manifest', () => {
  for (const where of ['scores:', 'content/players/', 'content/articles/ar/', 'manifest'])
    expect(everyText.filter((text) => text.where.startsWith(where)).length, where).toBeGreaterThan(5)
  expect(everyText.length).toBeGreaterThan(3_500)
})

describe.each(glossary.map((row) => [row[0], row] as const))('%s', (_thing, [, word, not, wrong, only]) => {
  it(`uses the term ${word}`, () => {
    expect(everyText.some(({ ar }) => ar.includes(word))).toBe(true)
  })

  it('has no other term in Arabic', () => {
    const found = everyText.filter((text) => not.test(text.ar) && (only?.(text) ?? true))

    expect(found.map(({ where, ar }) => `${where}: ${ar}`)).toEqual([])
  })

  it('rejects the listed wrong terms and accepts this one', () => {
    for (const text of wrong) expect(text).toMatch(not)
    expect(word).not.toMatch(not)
  })
})
