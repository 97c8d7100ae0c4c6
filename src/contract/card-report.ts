import type { Language } from './language.ts'

/** How a fight ended. */
export type CombatResult = {
  /** Without a winner a bout is a draw, or does not count: `noContest`. */
  winner: 'red' | 'blue' | 'draw' | 'noContest'
  method: (typeof combatMethods)[number]
  /** The round in which it ended. Decisions end in the last one. */
  round: number
  /** Time within that round as `m:ss`. */
  time: string
}

export const combatMethods = [
  'ko',
  'tko',
  'submission',
  'retirement',
  'disqualification',
  'unanimous',
  'split',
  'majority',
  /** On points, after an accident. */
  'technical',
  'draw',
  'noContest',
] as const

export type BoutReport = {
  /** Number of the row on the card, from 1. */
  row: number
  state: 'next' | 'walking' | 'on' | 'over'
  round: number | null
  /** Seconds left in the round when the feed wrote the document. */
  clockSeconds: number | null
  result: CombatResult | null
  /** Ids of those who replace the fighter of the corner. */
  red: string | null
  blue: string | null
  note: Record<Language, string> | null
}

/** One night of the card feed (`live/card-feed.ts` parses it, `content/bouts` shows it). */
export type NightReport = {
  event: string
  /** Milliseconds since 1970. */
  startsAt: number
  bouts: readonly BoutReport[]
}

/** All that the card feed reports (`live/card-follower.tsx` delivers it). Times are milliseconds since 1970. */
export type ReportedNights = {
  /** Also those that have ended and are no longer in the feed. */
  nights: readonly NightReport[]
  /** When they last changed, by this device's clock if it observed the change. */
  changedAt: number
  /** While false, they are shown with the time of the data, and nothing as live. */
  isCurrent: boolean
  /** The time of the data. */
  at: number
}
