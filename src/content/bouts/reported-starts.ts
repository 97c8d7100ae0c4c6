import { minutesSinceStart } from '@/content/events/event-phase.ts'
import type { ReportedNight } from '@/content/events/reported-night.ts'
import type { SportsEvent } from '@/content/events/types.ts'
import { restSeconds } from './bout-length.ts'
import { roundSeconds } from './rounds.ts'
import { boutStarts, type BoutStart } from './start-times.ts'
import type { Bout } from './types.ts'

/**
 * `boutStarts` with what the card feed reports: what is left of the card follows the bout that is on, or starts now if
 * none is. A bout that the feed does not mention is over if one after it has started.
 */
export function reportedStarts(
  card: readonly Bout[],
  event: SportsEvent,
  { bouts, at, changedAt }: ReportedNight,
): BoutStart[] {
  const stateOf = ({ order }: Bout) => bouts.find(({ row }) => row === order)?.state
  const reached = Math.min(...bouts.flatMap(({ row, state }) => (state === 'next' ? [] : row)))
  const isLeft = (bout: Bout) => {
    const state = stateOf(bout)
    return state ? state !== 'over' : bout.order < reached
  }
  const left = card.filter(isLeft)
  const current =
    left.find((bout) => stateOf(bout) === 'on') ??
    left.find((bout) => stateOf(bout) === 'walking') ??
    left.at(-1)
  if (!current) return card.map(() => ({ phase: 'over' }))
  const minute = minutesSinceStart(event, at)
  const isOn = stateOf(current) === 'on'
  const since = isOn ? minute - minutesSinceStart(event, new Date(changedAt)) + fought(current) : 0
  const order = [...left.filter((bout) => bout !== current), current]
  const bell = isOn ? minute - since : Math.max(minute + 1, 0)
  const starts = boutStarts(order, event, minute, bell)
  return card.map((bout): BoutStart => {
    if (bout === current && isOn) return { phase: 'on', since }
    return starts[order.indexOf(bout)] ?? { phase: 'over' }
  })

  /** Minutes from the first bell of the bout to the reported clock. */
  function fought(bout: Bout): number {
    const report = bouts.find(({ row }) => row === bout.order)
    if (bout.kind !== 'combat' || !report?.round) return 0
    const length = roundSeconds(event.sport, bout)
    const inRound = length - Math.min(report.clockSeconds ?? length, length)
    return ((report.round - 1) * (length + restSeconds) + inRound) / 60
  }
}
