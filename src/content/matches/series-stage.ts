import type { MatchResult } from './types.ts'

/** From the start of a match until its result is known. */
const matchMs = 4 * 3_600_000

type Match = Pick<MatchResult, 'number' | 'startsAt'>

/** The stage of a series at a moment, and how many of all group matches have ended. */
export function stageAt(matches: readonly Match[], now: Date) {
  const hasEnded = ({ startsAt }: Match) => Date.parse(startsAt) + matchMs <= now.getTime()
  const group = matches.filter(({ number }) => number !== null)
  const ended = group.filter(hasEnded).length
  const counts = { ended, all: group.length }
  if (matches.every(({ startsAt }) => now < new Date(startsAt)))
    return { stage: 'before', ...counts } as const
  if (ended < group.length) return { stage: 'group', ...counts } as const
  return { stage: matches.every(hasEnded) ? 'over' : 'final', ...counts } as const
}
