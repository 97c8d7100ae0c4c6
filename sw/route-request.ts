import { languageOf } from '@/contract/language.ts'
import { documentPath, isNetworkOnly, offlineWatchPath, shellPath } from '@/contract/documents.ts'
import { cardFeed, scoreFeed, type Feed } from '@/contract/feeds.ts'

/** How the worker handles a request. */
export type RequestStrategy =
  /** Not handled, as if there were no worker. */
  | { kind: 'pass' }
  /** Served from the precache. */
  | { kind: 'precached'; url: string }
  /** A precached page. If the cache has lost it, uses the network, and offline `fallback`. */
  | { kind: 'document'; url: string; fallback: string }
  /** Network only. Offline `fallback`. */
  | { kind: 'network'; fallback: string }
  /** A picture, cached when it is viewed. Offline, a smaller encoding replaces it. */
  | { kind: 'picture' }
  /** A live feed, from the network. Offline the last copy. */
  | { kind: 'feed'; feed: Feed }

export type RequestInfo = { url: URL; method: string; isNavigation: boolean }

const picture = /^\/assets\/.+\.(?:avif|webp|png|jpg)$/

/** Compares the full URL, because a feed may have another origin. */
function findFeed({ href }: URL, origin: string): Feed | undefined {
  return [scoreFeed, cardFeed].find(({ url }) => url !== '' && href === new URL(url, origin).href)
}

/**
 * Pure: depends only on its arguments. `isPrecached` returns whether a path was stored at install.
 *
 * All other requests pass through: the APIs, the region lookup, the sandbox, other origins.
 */
export function routeRequest(
  request: RequestInfo,
  origin: string,
  isPrecached: (path: string) => boolean,
): RequestStrategy {
  const { url } = request
  const feed = findFeed(url, origin)
  if (feed && request.method === 'GET' && !request.isNavigation) return { kind: 'feed', feed }
  if (url.origin !== origin || request.method !== 'GET') return { kind: 'pass' }
  const path = url.pathname

  if (request.isNavigation) {
    if (path.startsWith('/sandbox/')) return { kind: 'pass' }
    if (isNetworkOnly(path))
      return { kind: 'network', fallback: documentPath(offlineWatchPath, languageOf(path)) }
    // The query never changes the document, and a page may be requested with or without a trailing slash.
    const document = documentPath(path)
    const shell = documentPath(shellPath, languageOf(path))
    if (isPrecached(document)) return { kind: 'document', url: document, fallback: shell }
    // A file (`/match-1.ics`) or an unknown path. The host responds, with a real 404 if necessary.
    return { kind: 'network', fallback: isPrecached(path) ? path : shell }
  }

  if (isPrecached(path)) return { kind: 'precached', url: path }
  if (picture.test(path)) return { kind: 'picture' }
  return { kind: 'pass' }
}
