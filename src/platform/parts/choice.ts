/**
 * A query key that chooses one of some words. The first is what an address shows that names none of them, and is left out
 * of it. Every view that stands in an address is an object like this one: `read` what is shown, `search` to show it.
 */
export function choice<Key extends string, const Words extends readonly [string | null, ...string[]]>(
  key: Key,
  words: Words,
) {
  type Word = Words[number]
  const [first] = words
  return {
    words,
    read: (search: Partial<Record<Key, string>>): Word => words.find((word) => word === search[key]) ?? first,
    search: (word: Word): Partial<Record<Key, string>> => {
      const said: Partial<Record<Key, string>> = {}
      if (word !== null && word !== first) said[key] = word
      return said
    },
  }
}
