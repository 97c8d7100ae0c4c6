import { describe, expect, it } from 'vitest'
import { fold, markHits, matches, searchWords } from '@/lib/name-search/word-hits.ts'

describe('fold', () => {
  it.each([
    ['أين أجد رمزي', 'اين اجد رمزي'],
    ['إنشاء', 'انشاء'],
    ['منطقة', 'منطقه'],
    ['مُدرَّب', 'مدرب'],
    ['رمـــز', 'رمز'],
    ['على', 'علي'],
    ['٢٤ ساعة', '24 ساعه'],
    ['Café CODE', 'cafe code'],
  ])('reads %s as %s', (written, compared) => {
    expect(fold(written).text).toBe(compared)
  })
})

describe('searchWords', () => {
  it('takes the words, each once, whatever stands between them', () => {
    expect(searchWords('  code, CODE… expired?')).toEqual(['code', 'expired'])
    expect(searchWords(' ?! ')).toEqual([])
  })

  it('drops the Arabic article, but not the first letters of a short word', () => {
    expect(searchWords('الرمز')).toEqual(['رمز'])
    expect(searchWords('الف')).toEqual(['الف'])
  })
})

describe('matches', () => {
  it('wants every word, in any of the texts', () => {
    const texts = ['My code has expired', 'Generate a new one in the app.']

    expect(matches(texts, searchWords('code app'))).toBe(true)
    expect(matches(texts, searchWords('code refund'))).toBe(false)
    expect(matches(texts, [])).toBe(true)
  })

  it('wants words that begin so, behind what Arabic writes together with them', () => {
    expect(matches(['The club is in Amman'], searchWords('mma'))).toBe(false)
    expect(matches(['أدخل بالرمز وللرمز'], searchWords('الرمز'))).toBe(true)
    expect(matches(['مرمز'], searchWords('رمز'))).toBe(false)
  })

  it('finds a word written with another hamza or without vowels', () => {
    expect(matches(['أنشئ رمزًا جديدًا'], searchWords('انشئ الرمز'))).toBe(true)
  })
})

describe('markHits', () => {
  it('cuts out the hits, and loses nothing', () => {
    const pieces = markHits('A code, a Code', ['code'])

    expect(pieces.filter(({ isHit }) => isHit).map(({ text }) => text)).toEqual(['code', 'Code'])
    expect(pieces.map(({ text }) => text).join('')).toBe('A code, a Code')
  })

  it('marks the middle of a word only where none begins so', () => {
    const hits = (text: string) => markHits(text, ['ring']).flatMap(({ text, isHit }) => (isHit ? text : []))
    expect(markHits('During ring', ['ring'])[0]).toEqual({ text: 'During ', isHit: false })
    expect(hits('During')).toEqual(['ring'])
  })

  it('keeps the vowel marks with the letters they stand on', () => {
    const pieces = markHits('رمزًا جديدًا', ['رمز'])

    expect(pieces).toEqual([
      { text: 'رمزً', isHit: true },
      { text: 'ا جديدًا', isHit: false },
    ])
  })

  it('leaves a text without hits whole', () => {
    expect(markHits('Nothing', ['code'])).toEqual([{ text: 'Nothing', isHit: false }])
    expect(markHits('', ['code'])).toEqual([])
  })
})
