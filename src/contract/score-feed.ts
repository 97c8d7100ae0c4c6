/** The score feed (`live/`), as shared by pages and the worker. */

/** Empty if there is no feed. */
export const scoresUrl = import.meta.env.VITE_SCORES_URL

/**
 * Name of the cache with the feed's last valid response. Pages write it, the worker reads it. The name never changes.
 */
export const scoresCache = 'sporte-scores'

/** A header of that copy: the time of the response, in milliseconds since 1970. */
export const keptAtHeader = 'X-Kept-At'

/** Returns undefined for invalid JSON, such as a page with status 200 or a truncated document. */
export function parseFeedText(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
