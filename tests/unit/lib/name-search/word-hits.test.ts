import { describe, expect, it } from 'vitest'
import { markHits, matches, searchWords } from '@/lib/name-search/word-hits.ts'

describe('searchWords', () => {
  it('returns each word once, whatever separates them', () => {
    expect(searchWords('  code, CODE… expired?')).toEqual(['code', 'expired'])
    expect(searchWords(' ?! ')).toEqual([])
  })

  it('removes the Arabic article, but not the first letters of a short word', () => {
    expect(searchWords('الرمز')).toEqual(['رمز'])
    expect(searchWords('الف')).toEqual(['الف'])
  })
})

describe('matches', () => {
  it('requires every word, in any of the texts', () => {
    const texts = ['My code has expired', 'Generate a new one in the app.']

    expect(matches(texts, searchWords('code app'))).toBe(true)
    expect(matches(texts, searchWords('code refund'))).toBe(false)
    expect(matches(texts, [])).toBe(true)
  })

  it('matches prefixes, also after attached Arabic particles', () => {
    expect(matches(['The club is in Amman'], searchWords('mma'))).toBe(false)
    expect(matches(['أدخل بالرمز وللرمز'], searchWords('الرمز'))).toBe(true)
    expect(matches(['مرمز'], searchWords('رمز'))).toBe(false)
  })
})

describe('markHits', () => {
  it('splits out the hits and loses no text', () => {
    const pieces = markHits('A code, a Code', ['code'])

    expect(pieces.filter(({ isHit }) => isHit).map(({ text }) => text)).toEqual(['code', 'Code'])
    expect(pieces.map(({ text }) => text).join('')).toBe('A code, a Code')
  })

  it('marks inside a word only if none begins with the query', () => {
    const hits = (text: string) => markHits(text, ['ring']).flatMap(({ text, isHit }) => (isHit ? text : []))
    expect(markHits('During ring', ['ring'])[0]).toEqual({ text: 'During ', isHit: false })
    expect(hits('During')).toEqual(['ring'])
  })

  it('keeps vowel marks with their letters', () => {
    const pieces = markHits('رمزًا جديدًا', ['رمز'])

    expect(pieces).toEqual([
      { text: 'رمزً', isHit: true },
      { text: 'ا جديدًا', isHit: false },
    ])
  })
})
