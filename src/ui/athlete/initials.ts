/** These letters do not join the following one, so they have no initial form. */
const unjoined = new Set('ادذرزوأإآؤ')

/**
 * Returns initials: `KM` for Khalid Al Mansoori, and only the first letter in its initial form, `خـ`, for خالد
 * المنصوري.
 */
export function getInitials(name: string): string {
  const words = name.trim().split(/\s+/)
  const [first = ''] = words
  const [letter = ''] = first
  if (/\p{Script=Arabic}/u.test(letter)) return unjoined.has(letter) ? letter : `${letter}ـ`
  const [lastLetter = ''] = words.length > 1 ? (words.at(-1) ?? '') : ''
  return (letter + lastLetter).toUpperCase()
}
