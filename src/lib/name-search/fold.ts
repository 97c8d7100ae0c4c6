/** Diacritics, Arabic vowel signs and the tatweel: with or without them the word is the same. */
const marks = /[\p{M}\u0640]/gu

/** Optional inside a word (`Sa'id`, `Saʿid`, `Said`), and the characters that only control direction. */
const silent = /['’‘`´ʿʾʼ\u200b-\u200f\u202a-\u202e\u2066-\u2069]/g

/** Letters that people interchange. NFKD has already separated the hamza from أ إ آ ؤ ئ. */
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
 * The form in which texts are compared: without case, accents, Arabic vowel signs, and differences of hamza, alef, teh
 * marbuta and yeh; with Latin digits, and one space for anything other than letters and digits.
 */
export function foldText(text: string): string {
  // Most texts are plain, and lists of thousands are folded at once.
  if (/^[ -~]*$/.test(text)) return spaced(text.replace(/['`]/g, '').toLowerCase(), /[^a-z0-9]+/g)
  return spaced(foldLetters(text), /[^\p{L}\p{N}]+/gu)
}

/** Folding letter by letter gives the same as folding the whole; spaces and punctuation stay. */
export function foldLetters(text: string): string {
  return text
    .normalize('NFKD')
    .replace(marks, '')
    .replace(silent, '')
    .toLowerCase()
    .replace(unlike, (letter) => alike[letter] ?? letter)
    .replace(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf))
}

const spaced = (text: string, gaps: RegExp): string => text.replace(gaps, ' ').trim()

/** The words of a folded text. */
export function splitWords(folded: string): string[] {
  return folded === '' ? [] : folded.split(' ')
}
