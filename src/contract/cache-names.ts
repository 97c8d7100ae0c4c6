import { cardFeed, scoreFeed } from './feeds.ts'
import { lowDataMark } from './low-data.ts'

/** Workbox's name, as used by earlier workers, so that an update reuses their files. The site is at its origin's root. */
export const precacheName = (origin: string): string => `workbox-precache-v2-${origin}/`

/** Scripts and styles of the previous version, which a tab opened with that version may still request. */
export const previousCache = 'sporte-previous'

/** Large art that visitors have viewed. */
export const pictureCache = 'sporte-pictures'

/** Other apps of the origin have caches too. */
export function isOwnCache(name: string, origin: string): boolean {
  const feedCaches = [scoreFeed.cache, cardFeed.cache]
  return [precacheName(origin), previousCache, pictureCache, ...feedCaches, lowDataMark].includes(name)
}

export function isOutOfRoom(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'QuotaExceededError'
}
