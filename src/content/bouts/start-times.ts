import { lengthMinutes } from '@/content/events/event-hours.ts'
import type { SportsEvent } from '@/content/events/types.ts'
import { slotOf, type Slot } from './bout-length.ts'
import { roundSeconds } from './rounds.ts'
import type { Bout } from './types.ts'

type Night = Pick<SportsEvent, 'sport' | 'durationMinutes'>

/** In minutes. `from` and `to` count from the first bell, `since` from the start of the current bout. */
export type BoutStart =
  | { phase: 'coming'; from: number; to: number }
  | { phase: 'on'; since: number }
  | { phase: 'over' }

const delayMinutes = 10
const stepMinutes = 5

/**
 * When each bout of a card starts, in the order of the card (the main event first), `minute` minutes after the first
 * bell of the night (negative before it). `bell` is when the first bout of this card starts, if the card is what is
 * left of the night. Depends on the schedule and the clock, never on a result. Assumptions:
 *
 * - Bouts are fought from the bottom of the card up, and the first one is the start of the event. The order and the
 *   number of rounds are those of the card.
 * - A round has the length in `sports.ts`, with a minute of rest between two rounds, as in the rules.
 * - The plan is that every bout goes the distance, with a changeover of 8 minutes (verdict, walk-ins, introductions).
 *   No source: a card of seven MMA bouts then has its main event two and a half hours after the first bell.
 * - The earliest start: the bouts before it last three quarters of their distance on average. No source.
 * - The latest start: the night is 10 minutes behind its plan. No source.
 * - While the night is on, a bout is over once it has gone the distance by the plan, and no later bout starts before
 *   now. During the changeover none is on.
 * - Starts are rounded outwards to 5 minutes.
 * - Matches have no rounds: they share the length of their day evenly.
 */
export function boutStarts(card: readonly Bout[], night: Night, minute: number, bell = 0): BoutStart[] {
  let planned = bell
  let earliest = bell
  return card
    .toReversed()
    .map((bout): BoutStart => {
      const start = planned
      const { distance, plan, shortest } = slotMinutes(bout, night, card.length)
      planned += plan
      if (minute >= start) {
        earliest = start + shortest
        return minute < start + distance ? { phase: 'on', since: minute - start } : { phase: 'over' }
      }
      const from = Math.max(earliest, minute)
      earliest = from + shortest
      return {
        phase: 'coming',
        from: Math.max(roundDown(from), roundUp(minute)),
        to: roundUp(start + delayMinutes),
      }
    })
    .toReversed()
}

/** From the start of one bout to the next. */
function slotMinutes(bout: Bout, night: Night, bouts: number): Slot {
  if (bout.kind === 'match') {
    const share = lengthMinutes(night) / bouts
    return { distance: share, plan: share, shortest: share }
  }
  return slotOf(bout.rounds, roundSeconds(night.sport, bout))
}

const roundDown = (minutes: number) => Math.floor(minutes / stepMinutes) * stepMinutes
const roundUp = (minutes: number) => Math.ceil(minutes / stepMinutes) * stepMinutes
