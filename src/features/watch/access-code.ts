/** The length of the code in the mobile app: six uppercase letters and digits. */
export const codeLength = 6

const invisibleMarks = /[\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g

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
  const plain = text
    .replace(invisibleMarks, '')
    .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replace(/[\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) - 0x06f0))
    .normalize('NFKC')
  // A message may contain a link escaped for HTML (`&amp;code=`).
  const parameter = /[?&;]code=[^&#\s]*/i.exec(plain)?.[0].slice(1)
  const isLink = parameter !== undefined || plain.includes('://')
  const given = isLink ? (new URLSearchParams(parameter?.toLowerCase()).get('code') ?? '') : plain
  const characters = given.replace(/[^a-z0-9]/gi, '').toUpperCase()
  if (characters.length <= codeLength) return { code: characters, isCertain: !isLink || characters !== '' }
  const groups = given.split(/[^\p{L}\p{N}]+/u).filter((group) => /^(?=.*\d)[a-z0-9]{6}$/i.test(group))
  const [group, ...others] = new Set(groups.map((each) => each.toUpperCase()))
  return group !== undefined && others.length === 0
    ? { code: group, isCertain: true }
    : { code: characters.slice(0, codeLength), isCertain: false }
}

export function normaliseCode(text: string): string {
  return readCode(text).code
}

export function isFullCode(code: string): boolean {
  return code.length === codeLength
}

/** The API expects an all-digit code as a number and any other as text. */
export function codePayload(code: string): number | string {
  return /^\d+$/.test(code) ? Number(code) : code
}
