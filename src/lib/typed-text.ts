import { westernDigits } from './western-digits.ts'

/**
 * Cleans what visitors type or paste. Phones and contact apps add invisible direction marks, Arabic ones most of all.
 */

const invisible = /\p{Default_Ignorable_Code_Point}/gu

/** Without the characters that join the letters of a word and the parts of an emoji. */
const marks =
  /(?![\p{Join_Control}\p{Variation_Selector}\u{e0020}-\u{e007f}])\p{Default_Ignorable_Code_Point}/gu

export const dropInvisible = (text: string): string => text.replaceAll(invisible, '')

/** Free text. Marks inside it stay, because they order its figures. */
export function cleanText(text: string): string {
  if (dropInvisible(text).trim() === '') return ''
  const characters = Array.from(text)
  const isKept = (character: string) => /[^\s\p{Join_Control}]/u.test(character.replace(marks, ''))
  return characters.slice(characters.findIndex(isKept), characters.findLastIndex(isKept) + 1).join('')
}

/** A name, a subject or a search. */
export const cleanLine = (text: string): string => cleanText(text.replaceAll(marks, ''))

/** A phone number, a date or a count. */
export const cleanDigits = (text: string): string => westernDigits(dropInvisible(text)).trim()
