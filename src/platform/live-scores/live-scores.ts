import type { FeedMatch } from './feed.ts'

/** Why the displayed data may not be the newest. */
export type FeedTrouble =
  /** This device has no network. */
  | 'offline'
  /** The feed does not respond, or the response is not a feed. */
  | 'silent'
  /** The feed responds, but its data is older than the current data or inconsistent. */
  | 'doubtful'

/** The current data of the feed. Times are milliseconds since 1970. */
export type LiveScores = {
  /** Contains only consistent data. */
  matches: readonly FeedMatch[]
  /** When the feed wrote the current data. Null if there is none. */
  updatedAt: number | null
  /** When the data last changed, by this device's clock if it observed the change. */
  changedAt: number | null
  /** When the feed last returned a valid response, including "not modified". Null before the first. */
  heardAt: number | null
  trouble: FeedTrouble | null
  /** The matches for which the feed has since sent inconsistent data, and when each was last valid. */
  inconsistent: InconsistentMatches
}

export type InconsistentMatches = ReadonlyMap<string, number>

export const noInconsistentMatches: InconsistentMatches = new Map()

export const emptyScores: LiveScores = {
  matches: [],
  updatedAt: null,
  changedAt: null,
  heardAt: null,
  trouble: null,
  inconsistent: noInconsistentMatches,
}

/** If there is no response for longer than this, a match is no longer shown as live. */
export const staleAfterMs = 150_000
