import { stripSearchParams, type SearchSchemaInput } from '@tanstack/react-router'

type Query = Partial<Record<string, string>>

/**
 * The query of a route with views. `read` has a value for every key, whatever the query says. A view that is the default is
 * left out of addresses, and links to it may be shorter.
 */
export function viewSearch<View extends Query>(read: (query: Query) => View) {
  const defaults = read({})
  return {
    validateSearch: (search: { [Key in keyof View]?: View[Key] | undefined } & SearchSchemaInput): View =>
      read(search),
    search: { middlewares: [stripSearchParams<View>(defaults)] },
  }
}

/** The query's value, if it is one of `words`; else the first of them. */
export function oneOf<const Words extends readonly [string | undefined, ...string[]]>(
  words: Words,
  value: string | undefined,
): Words[number] {
  return words.find((word) => word === value) ?? words[0]
}
