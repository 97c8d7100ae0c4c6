import type { Sport } from '@/content/sports.ts'

/** In seconds: five minutes for MMA, three for boxing, two for women's boxing. */
export const roundLengths = { mma: 300, boxing: 180, womensBoxing: 120 } as const

/** Between two rounds, in seconds, in both sports. */
export const restSeconds = 60

const changeoverMinutes = 8
const shortestShare = 0.75

/** The rounds of most bouts on the sample cards (`tests/content/start-times.test.ts`). */
export const usualRounds: Partial<Record<Sport, number>> = { boxing: 6, mma: 3 }

/** From the start of a bout to that of the next one, in minutes. `start-times.ts` lists the assumptions. */
export function slotOf(rounds: number, roundSeconds: number): { plan: number; shortest: number } {
  const distance = (rounds * roundSeconds + (rounds - 1) * restSeconds) / 60
  return { plan: distance + changeoverMinutes, shortest: distance * shortestShare + changeoverMinutes }
}

/** About how many hours a card lasts. Null for matches: their length depends on the format. */
export function cardHours(sport: Sport, bouts: number): { from: number; to: number } | null {
  const rounds = usualRounds[sport]
  if (rounds === undefined) return null
  const { plan, shortest } = slotOf(rounds, sport === 'mma' ? roundLengths.mma : roundLengths.boxing)
  const hours = (minutes: number) => Math.max(1, Math.round((bouts * minutes) / 60))
  return { from: hours(shortest), to: hours(plan) }
}
