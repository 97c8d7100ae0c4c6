import { westernDigits } from '@/lib/western-digits.ts'

/** The length of the code in the mobile app: six uppercase letters and digits. */
export const codeLength = 6

export type EnteredCode = {
  code: string
  /** False for a text that may not be a code. The visitor confirms it with the button. */
  isCertain: boolean
}

/**
 * Reads a typed, pasted or linked text: a code in any spelling ("k7b-4qx"), a link with a `code` parameter, or a message
 * with one group of six characters that has a digit. Words of six letters are common, so a message needs the digit.
 */
export function readCode(text: string): EnteredCode {
  // Phones and messengers add invisible marks.
  const plain = westernDigits(text.replace(/\p{Cf}/gu, '')).normalize('NFKC')
  // A message may contain a link escaped for HTML (`&amp;code=`).
  const parameter = /[?&;]code=([^&#\s]*)/i.exec(plain)?.[1]
  const given = parameter ?? (plain.includes('://') ? '' : plain)
  const characters = given.replace(/[^a-z0-9]/gi, '').toUpperCase()
  if (characters.length <= codeLength) return { code: characters, isCertain: true }
  const words = given.toUpperCase().split(/[^\p{L}\p{N}]+/u)
  const [group, other] = new Set(words.filter((word) => /^(?=.*\d)[A-Z0-9]{6}$/.test(word)))
  return group && !other
    ? { code: group, isCertain: true }
    : { code: characters.slice(0, codeLength), isCertain: false }
}

export function isFullCode(code: string): boolean {
  return code.length === codeLength
}

/**
 * The text of the code field after an insertion, and the position of its caret. A full code that is inserted at once
 * replaces all of the field, wherever the caret is. In a full field a typed character replaces the one after the caret.
 */
export function overtype(
  before: string,
  text: string,
  caret: number,
  inserted: string,
): { text: string; caret: number } {
  const { code, isCertain } = readCode(inserted)
  if (isCertain && isFullCode(code)) return { text: inserted, caret: codeLength }
  // A hyphen or a space also replaces a selected character in the browser's field.
  if (inserted && !code) return { text: before, caret: caret - inserted.length }
  const isOvertyped = code.length === 1 && text.length > codeLength
  return { text: isOvertyped ? text.slice(0, caret) + text.slice(caret + 1) : text, caret }
}
