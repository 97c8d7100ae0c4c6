/** The length of the code in the mobile app: six uppercase letters and digits. */
export const codeLength = 6

/**
 * Normalises a typed, pasted or linked code: any case, spaces, hyphens, and Arabic, Persian or full-width digits. Other
 * characters are dropped, and the length is limited.
 */
export function normaliseCode(text: string): string {
  return text
    .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replace(/[\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) - 0x06f0))
    .normalize('NFKC')
    .replace(/[^a-z0-9]/gi, '')
    .toUpperCase()
    .slice(0, codeLength)
}

export function isFullCode(code: string): boolean {
  return code.length === codeLength
}

/** The API expects an all-digit code as a number and any other as text. */
export function codePayload(code: string): number | string {
  return /^\d+$/.test(code) ? Number(code) : code
}
