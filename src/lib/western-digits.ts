/** Every decimal digit becomes its Western one. In Unicode the digits of a script are neighbours, from zero to nine. */
export function westernDigits(text: string): string {
  return text.replace(/[^\P{Nd}\d]/gu, (digit) => String(valueOf(digit.codePointAt(0) ?? 0)))
}

/** Five sets of mathematical digits follow each other. */
const valueOf = (code: number): number =>
  /\p{Nd}/u.test(String.fromCodePoint(code - 1)) ? (valueOf(code - 1) + 1) % 10 : 0
