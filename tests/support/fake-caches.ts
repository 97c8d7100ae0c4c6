type Caches = Pick<CacheStorage, 'open' | 'match' | 'has' | 'delete' | 'keys'>
type OneCache = Pick<Cache, 'match' | 'put' | 'keys' | 'delete'>

const addressOf = (request: RequestInfo | URL) => (request instanceof Request ? request.url : String(request))

function oneCache(): OneCache {
  const held = new Map<string, { request: Request; response: Response }>()
  return {
    match: (request) => Promise.resolve(held.get(addressOf(request))?.response.clone()),
    put: (request, response) => {
      held.set(addressOf(request), { request: new Request(request), response })
      return Promise.resolve()
    },
    keys: () => Promise.resolve([...held.values()].map(({ request }) => request)),
    delete: (request) => Promise.resolve(held.delete(addressOf(request))),
  }
}

/** A minimal Cache API that matches complete URLs and keeps the order of insertion. */
export function createFakeCaches() {
  const held = new Map<string, OneCache>()
  const open = (name: string): Promise<OneCache> => {
    const cache = held.get(name) ?? oneCache()
    held.set(name, cache)
    return Promise.resolve(cache)
  }
  return {
    open,
    match: async (request: RequestInfo | URL, { cacheName = '' }: MultiCacheQueryOptions = {}) =>
      held.get(cacheName)?.match(request),
    has: (name: string) => Promise.resolve(held.has(name)),
    delete: (name: string) => Promise.resolve(held.delete(name)),
    keys: () => Promise.resolve([...held.keys()]),
  } satisfies Record<keyof Caches, unknown>
}

/** A Cache API in which every call fails, as in a damaged profile. */
export function createFailingCaches() {
  const fail = () => Promise.reject(new DOMException('Unexpected internal error.', 'UnknownError'))
  return { open: fail, match: fail, has: fail, delete: fail, keys: fail } satisfies Record<
    keyof Caches,
    unknown
  >
}
