import { lowDataMark } from '@/contract/low-data.ts'
import { scoresCache } from '@/contract/score-feed.ts'

/** Precedes the worker's scope. Workbox's name, as used by earlier workers, so that an update reuses their files. */
export const precachePrefix = 'workbox-precache-v2-'

/** Scripts and styles of the previous version, which a tab opened with that version may still request. */
export const previousCache = 'sporte-previous'

/** Large art that visitors have viewed. */
export const pictureCache = 'sporte-pictures'

export function isOwnCache(name: string): boolean {
  return (
    name.startsWith(precachePrefix) || [previousCache, pictureCache, scoresCache, lowDataMark].includes(name)
  )
}

export function isOutOfRoom(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'QuotaExceededError'
}
