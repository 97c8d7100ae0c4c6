import type { FeedMatch } from './feed.ts'

/** Why what is on screen may not be the newest. */
export type FeedTrouble =
  /** This device has no network. */
  | 'offline'
  /** The feed does not answer, or with something that is no feed. */
  | 'silent'
  /** The feed responds, but with older or inconsistent data. */
  | 'doubtful'

/** The state of the feed. Times are milliseconds since 1970. */
export type LiveScores = {
  /** Consistent ones only. */
  matches: readonly FeedMatch[]
  /** When the feed wrote the current data; null without data. */
  updatedAt: number | null
  /** When the data last changed: by this device's clock where it saw the change itself. */
  changedAt: number | null
  /** When the feed last gave a good answer, "not modified" included; null: not yet. */
  heardAt: number | null
  trouble: FeedTrouble | null
  /** The matches that the feed has since sent with contradictions, and when each was last good. */
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

/** Without an answer for longer than this, a match is no longer shown as live. */
export const staleAfterMs = 150_000
