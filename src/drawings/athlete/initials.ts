/** The first letter; for a surname without its article, so that المنصوري is م, as Al Mansoori is M. */
const initialOf = (word: string): string => (word.replace(/^ال(?=..)/u, '')[0] ?? '').toUpperCase()

/** Returns initials: `KM` for Khalid Al Mansoori, and `خ م`, which do not join, for خالد المنصوري. */
export function getInitials(name: string): string {
  const [first = '', ...others] = name.trim().split(/\s+/)
  const initials = [first[0]?.toUpperCase() ?? '', initialOf(others.at(-1) ?? '')].filter(Boolean)
  return initials.join(/\p{Script=Arabic}/u.test(first) ? ' ' : '')
}
