import type { FeedMatch } from './feed.ts'

/** Why what is on screen may not be the newest. */
export type FeedTrouble =
  /** This device has no network. */
  | 'offline'
  /** It does not answer, or with something that is no feed. */
  | 'silent'
  /** It answers, but what it says is older than what is held, or does not add up. */
  | 'doubtful'

/** What is known from the feed. Times are milliseconds since 1970. */
export type LiveScores = {
  /** Only what adds up. */
  matches: readonly FeedMatch[]
  /** When the feed wrote what is held; null: nothing is held. */
  updatedAt: number | null
  /** When the feed last answered with something good, also that nothing is new; null: not yet. */
  heardAt: number | null
  trouble: FeedTrouble | null
}

export const nothingHeard: LiveScores = { matches: [], updatedAt: null, heardAt: null, trouble: null }
