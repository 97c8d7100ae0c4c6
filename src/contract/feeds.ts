/** The live feeds (`live/`), as shared by pages and the worker. */

export type Feed = {
  /** As reports name it. */
  name: 'scores' | 'card'
  /** Empty if there is no such feed. */
  url: string
  /** The list of its document. */
  list: 'matches' | 'nights'
  /** The cache with its last valid response. Pages write it, the worker reads it. The name never changes. */
  cache: string
}

export const scoreFeed: Feed = {
  name: 'scores',
  url: import.meta.env.VITE_SCORES_URL,
  list: 'matches',
  cache: 'sporte-scores',
}

export const cardFeed: Feed = {
  name: 'card',
  url: import.meta.env.VITE_CARD_URL,
  list: 'nights',
  cache: 'sporte-card',
}

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
