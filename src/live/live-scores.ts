import type { FeedMatch } from './feed.ts'

/** Why the displayed data may not be the newest. */
export type FeedTrouble =
  /** This device has no network. */
  | 'offline'
  /** No response, or one that is unreadable or older than the current data. */
  | 'silent'

/** The current data of the feed. Times are milliseconds since 1970. */
export type LiveScores = {
  matches: readonly FeedMatch[]
  /** The matches that ended within a day, latest first, also those that the feed has dropped. */
  finished: readonly FeedMatch[]
  /** When the feed wrote the current data. Null if there is none. */
  updatedAt: number | null
  /** When the data last changed, by this device's clock if it observed the change. */
  changedAt: number | null
  /** When the feed last confirmed the current data, including by "not modified". Null before the first time. */
  heardAt: number | null
  trouble: FeedTrouble | null
}

export const emptyScores: LiveScores = {
  matches: [],
  finished: [],
  updatedAt: null,
  changedAt: null,
  heardAt: null,
  trouble: null,
}

/** If there is no response for longer than this, a match is no longer shown as live. */
export const staleAfterMs = 60_000
