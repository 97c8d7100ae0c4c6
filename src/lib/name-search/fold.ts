import { dropInvisible, westernDigits } from '@/lib/typed-text.ts'

/** Diacritics, Arabic vowel signs and the tatweel. The search ignores them. */
const marks = /[\p{M}\u0640]/gu

/** Optional characters inside a word (`Sa'id`, `Saʿid`, `Said`). */
const silent = /['’‘`´ʿʾʼ]/g

/** Interchangeable letters. NFKD has already separated the hamza from أ إ آ ؤ ئ. */
const alike: Readonly<Record<string, string>> = {
  ٱ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ة: 'ه',
  ک: 'ك',
  گ: 'ك',
  پ: 'ب',
  ڤ: 'ف',
  چ: 'ج',
  ß: 'ss',
  æ: 'ae',
  ø: 'o',
  œ: 'oe',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  đ: 'd',
  ı: 'i',
}

const unlike = new RegExp(`[${Object.keys(alike).join('')}]`, 'g')

/**
 * Normalises a text for comparison: ignores case, accents, Arabic vowel signs and variants of hamza, alef, teh marbuta
 * and yeh. Digits become Latin, and anything other than letters and digits becomes one space.
 */
export function foldText(text: string): string {
  // A fast path for ASCII, which most texts are, because lists of thousands are folded at once.
  if (/^[ -~]*$/.test(text)) return spaced(text.replace(/['`]/g, '').toLowerCase(), /[^a-z0-9]+/g)
  return spaced(foldLetters(text), /[^\p{L}\p{N}]+/gu)
}

/** Folding letter by letter gives the same result as folding the whole text. Spaces and punctuation stay. */
export function foldLetters(text: string): string {
  return westernDigits(dropInvisible(text))
    .normalize('NFKD')
    .replace(marks, '')
    .replace(silent, '')
    .toLowerCase()
    .replace(unlike, (letter) => alike[letter] ?? letter)
}

const spaced = (text: string, gaps: RegExp): string => text.replace(gaps, ' ').trim()

/** The words of a folded text. */
export function splitWords(folded: string): string[] {
  return folded === '' ? [] : folded.split(' ')
}
