import type { Sport } from '@/content/sport-ids.ts'
import { sports } from '@/content/sports.ts'

/** Between two rounds, in seconds, in every combat sport. */
export const restSeconds = 60

const changeoverMinutes = 8
const minShare = 0.75

/** In minutes. `plan` and `shortest` last from the start of a bout to that of the next one. */
export type Slot = { distance: number; plan: number; shortest: number }

/** `start-times.ts` lists the assumptions. */
export function slotOf(rounds: number, roundSeconds: number): Slot {
  const distance = (rounds * roundSeconds + (rounds - 1) * restSeconds) / 60
  return { distance, plan: distance + changeoverMinutes, shortest: distance * minShare + changeoverMinutes }
}

/** About how many hours a card lasts, one bout or match after the other. */
export function cardHours(sport: Sport, bouts: number): { from: number; to: number } {
  const facts = sports[sport]
  const { plan, shortest } =
    facts.kind === 'match'
      ? { plan: facts.matchMinutes, shortest: facts.matchMinutes }
      : slotOf(facts.usualRounds, facts.roundSeconds.male)
  const hours = (minutes: number) => Math.max(1, Math.round((bouts * minutes) / 60))
  return { from: hours(shortest), to: hours(plan) }
}
