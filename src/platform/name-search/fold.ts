/** Marks over and under letters, Arabic vowel signs and the stretching line: written or not, the word is the same. */
const marks = /[\p{M}\u0640]/gu

/** Written inside a word or left out: `Sa'id`, `Saʿid`, `Said`; and the signs that only steer the direction. */
const silent = /['’‘`´ʿʾʼ\u200b-\u200f\u202a-\u202e\u2066-\u2069]/g

/** Letters that people write for one another. NFKD has already taken the hamza off أ إ آ ؤ ئ. */
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
 * As it is compared: without case, accents, Arabic vowel signs, and differences of hamza, alef, teh marbuta and yeh; with
 * Latin digits, and one space wherever something else than letters and digits stood.
 */
export function foldText(text: string): string {
  // Most texts are plain, and lists of thousands are folded at once.
  if (/^[ -~]*$/.test(text)) return spaced(text.replace(/['`]/g, '').toLowerCase(), /[^a-z0-9]+/g)
  return spaced(foldLetters(text), /[^\p{L}\p{N}]+/gu)
}

/** Letter by letter the same as all at once; spaces and signs stay. */
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

/** Of a text that is folded already. */
export function wordsOf(folded: string): string[] {
  return folded === '' ? [] : folded.split(' ')
}
