/** Letters that do not join the next one have no initial form. */
const unjoined = new Set('ادذرزوأإآؤ')

/**
 * A monogram: `KM` for Khalid Al Mansoori, and the first letter in its joining form, `خـ`, for خالد المنصوري.
 */
export function getInitials(name: string): string {
  const words = name.trim().split(/\s+/)
  const [first = ''] = words
  const [letter = ''] = first
  if (/\p{Script=Arabic}/u.test(letter)) return unjoined.has(letter) ? letter : `${letter}ـ`
  const [lastLetter = ''] = words.length > 1 ? (words.at(-1) ?? '') : ''
  return (letter + lastLetter).toUpperCase()
}
