/** Shared by pages and worker: the score feed (`platform/live-scores`). */

/** Empty: there is none. */
export const scoresUrl = import.meta.env.VITE_SCORES_URL

/** The copy of the feed's last good answer: pages write it, the worker reads it. The name never changes. */
export const scoresCache = 'sporte-scores'

/** A header of that copy: the time of the answer, in milliseconds since 1970. */
export const keptAtHeader = 'X-Kept-At'

/** Undefined for invalid JSON: a page with status 200, a truncated document. */
export function parseFeedText(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
