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
  const pasted = readCode(inserted)
  if (pasted.isCertain && isFullCode(pasted.code)) return { text: inserted, caret: codeLength }
  const isOvertyped = isFullCode(before) && pasted.code.length === 1 && text.length === codeLength + 1
  return {
    text: isOvertyped ? text.slice(0, caret) + text.slice(caret + 1) : text,
    caret: readCode(text.slice(0, caret)).code.length,
  }
}
