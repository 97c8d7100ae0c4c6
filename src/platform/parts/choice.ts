/**
 * A query key with one of several values. The first is the default, and is omitted from addresses. Every view that an
 * address stores is an object like this one: `read` gets it from a query, `search` makes the query.
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
      const search: Partial<Record<Key, string>> = {}
      if (word !== null && word !== first) search[key] = word
      return search
    },
  }
}
