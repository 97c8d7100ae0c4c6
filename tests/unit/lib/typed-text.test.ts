import { describe, expect, it } from 'vitest'
import { cleanEmail } from '@/lib/email.ts'
import { cleanDigits, cleanLine, cleanText } from '@/lib/typed-text.ts'

const around = [
  '\u200b',
  '\u200f',
  '\ufeff',
  '\u00a0',
  '\u202d…\u202c',
  '\u2066…\u2069',
  ' \u061c\u200c…\u200d\n',
]
const wrap = (text: string, marks: string) => {
  const [before = '', after = before] = marks.split('…')
  return before + text + after
}

describe.each([
  ['cleanEmail', cleanEmail, 'ali@example.com'],
  ['cleanDigits', cleanDigits, '+971 50 123 4567'],
  ['cleanLine', cleanLine, 'علي الحسن'],
  ['cleanText', cleanText, 'مرحبًا\nبكم'],
])('%s', (_name, clean, text) => {
  it.each(around)('drops %j around a text', (marks) => {
    expect(clean(wrap(text, marks))).toBe(text)
  })

  it.each([...around, '\u3164'])('returns an empty text for %j alone', (marks) => {
    expect(clean(wrap('', marks))).toBe('')
  })
})

it.each([
  ['می\u200cخواهم', 'می\u200cخواهم'],
  ['👩\u200d💻 ❤\ufe0f', '👩\u200d💻 ❤\ufe0f'],
  ['علي\u200f الحسن', 'علي الحسن'],
  ['Al\u200bi', 'Ali'],
])('cleanLine › turns %j into %j', (text, cleaned) => {
  expect(cleanLine(text)).toBe(cleaned)
})

describe('cleanText', () => {
  it('keeps the marks that order figures inside a message', () => {
    expect(cleanText('النتيجة \u20664–3\u2069 الليلة\u200f')).toBe('النتيجة \u20664–3\u2069 الليلة')
  })

  it('cleans any length in time', () => {
    const before = performance.now()
    cleanText(`a${' '.repeat(200_000)}b`)
    expect(performance.now() - before).toBeLessThan(500)
  })
})
