import { westernDigits } from '@/lib/western-digits.ts'

/** Invisible, optional or decorative: accents, Arabic vowel signs, the tatweel, the signs in Sa'id and Saʿid. */
const ignored = /[\p{M}\p{Default_Ignorable_Code_Point}\u0640'’‘`ʿʾʼ]/gu

/**
 * The Arabic letter that each of U+0671 to U+06D5 folds to. Unicode orders the letters of Persian, Urdu, Pashto, Kurdish
 * and Sindhi by shape: alef, beh with teh, hah, dal, reh, and so on.
 */
const plainArabic =
  'اااءاوييتتبتتبتبززججسججدددددددددرررررزززرشسشصصطغففففففققككككككككككككللللنننننهجههههوووووووويييويييي۔ه'

/** Other interchangeable letters. NFKD has already separated the hamza from أ إ آ ؤ ئ. */
const alike: Readonly<Record<string, string>> = {
  ى: 'ي',
  ة: 'ه',
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

/**
 * Normalises a text for comparison: ignores case, accents, Arabic vowel signs and variants of hamza, alef, teh marbuta
 * and yeh. Digits become Western, and anything other than letters and digits becomes one space.
 */
export function foldText(text: string): string {
  // A fast path for ASCII, which most texts are, because lists of thousands are folded at once.
  if (/^[ -~]*$/.test(text)) return spaced(text.replace(/['`]/g, '').toLowerCase(), /[^a-z0-9]+/g)
  return spaced(foldLetters(text), /[^\p{L}\p{N}]+/gu)
}

/** Folding letter by letter gives the same result as folding the whole text. Spaces and punctuation stay. */
export function foldLetters(text: string): string {
  return westernDigits(text)
    .normalize('NFKD')
    .replace(ignored, '')
    .toLowerCase()
    .replace(/[^ -~]/g, (letter) => alike[letter] ?? plainArabic[letter.charCodeAt(0) - 0x671] ?? letter)
}

const spaced = (text: string, gaps: RegExp): string => text.replace(gaps, ' ').trim()

/** The words of a folded text. */
export function splitWords(folded: string): string[] {
  return folded === '' ? [] : folded.split(' ')
}
