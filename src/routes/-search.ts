import { stripSearchParams, type SearchSchemaInput } from '@tanstack/react-router'

type Query = Partial<Record<string, string>>

/**
 * The search params of a route with views. `read` returns a value for every key, from any query. Default values are
 * omitted from URLs, and are optional in links.
 */
export function defineSearchParams<View extends Query>(read: (query: Query) => View) {
  const defaults = read({})
  return {
    validateSearch: (search: { [Key in keyof View]?: View[Key] | undefined } & SearchSchemaInput): View =>
      read(search),
    search: { middlewares: [stripSearchParams<View>(defaults)] },
  }
}

/** Returns the query's value if it is one of `words`, otherwise the first of them. */
export function oneOf<const SearchParams extends readonly [string | undefined, ...string[]]>(
  words: SearchParams,
  value: string | undefined,
): SearchParams[number] {
  return words.find((word) => word === value) ?? words[0]
}
