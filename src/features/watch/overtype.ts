import { codeLength, isFullCode, readCode } from './access-code.ts'

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
