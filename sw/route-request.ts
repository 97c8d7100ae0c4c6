import { languageOf } from '@/contract/language.ts'
import { documentPath, isNetworkOnly, offlineWatchPath, shellPath } from '@/contract/pages.ts'
import { scoresUrl } from '@/contract/score-feed.ts'

/** What the worker does with one request. */
export type RequestStrategy =
  /** Not ours: as if there were no worker. */
  | { kind: 'pass' }
  /** Stored at install: answered from the cache. */
  | { kind: 'precached'; url: string }
  /** A stored page; if the cache has lost it, the network's, and offline `fallback`. */
  | { kind: 'document'; url: string; fallback: string }
  /** Network only; offline `fallback`. */
  | { kind: 'network'; fallback: string }
  /** A picture: cached when it is viewed. Offline, a smaller encoding of it will do. */
  | { kind: 'picture' }
  /** The score feed: the network's, offline the last copy. */
  | { kind: 'scores' }

export type RequestInfo = { url: URL; method: string; isNavigation: boolean }

const picture = /^\/assets\/.+\.(?:avif|webp|png|jpg)$/

/** Compares the full address, which may be of another origin. An empty `feed`: there is none. */
function isScoreFeed(url: URL, origin: string, feed = scoresUrl): boolean {
  return feed !== '' && url.href === new URL(feed, origin).href
}

/**
 * Pure: reads nothing but its arguments. `isPrecached` returns whether a path was precached.
 * Everything else passes through: the APIs, the region lookup, the sandbox, other origins.
 */
export function routeRequest(
  request: RequestInfo,
  origin: string,
  isPrecached: (path: string) => boolean,
): RequestStrategy {
  const { url } = request
  if (isScoreFeed(url, origin) && request.method === 'GET' && !request.isNavigation) return { kind: 'scores' }
  if (url.origin !== origin || request.method !== 'GET') return { kind: 'pass' }
  const path = url.pathname

  if (request.isNavigation) {
    if (path.startsWith('/sandbox/')) return { kind: 'pass' }
    if (isNetworkOnly(path))
      return { kind: 'network', fallback: documentPath(offlineWatchPath, languageOf(path)) }
    // The query never changes the document, and a page may be requested with or without its trailing slash.
    const document = documentPath(path)
    const shell = documentPath(shellPath, languageOf(path))
    if (isPrecached(document)) return { kind: 'document', url: document, fallback: shell }
    // A file (`/match-1.ics`) or an unknown address: the host answers, with a real 404 if need be.
    return { kind: 'network', fallback: isPrecached(path) ? path : shell }
  }

  if (isPrecached(path)) return { kind: 'precached', url: path }
  if (picture.test(path)) return { kind: 'picture' }
  return { kind: 'pass' }
}
