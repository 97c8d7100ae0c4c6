import type { Language } from './language.ts'

/** How a fight ended: `CombatResult` of the content, as the card feed reports it. */
export type ResultReport = {
  winner: 'red' | 'blue' | 'draw' | 'noContest'
  method: (typeof combatMethods)[number]
  round: number
  /** Within the round, as `m:ss`. */
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
  result: ResultReport | null
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
