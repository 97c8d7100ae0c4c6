import { lowDataMark } from '@/contract/low-data.ts'
import { scoresCache } from '@/contract/score-feed.ts'

/** Before the worker's scope. Workbox's name, which earlier workers used: an update keeps what they have stored. */
export const precachePrefix = 'workbox-precache-v2-'

/** Scripts and styles of the version before this one: a tab that was opened with them may still ask for them. */
export const previousCache = 'sporte-previous'

/** Large art, as it was seen. */
export const pictureCache = 'sporte-pictures'

export function isOurStore(name: string): boolean {
  return (
    name.startsWith(precachePrefix) || [previousCache, pictureCache, scoresCache, lowDataMark].includes(name)
  )
}
