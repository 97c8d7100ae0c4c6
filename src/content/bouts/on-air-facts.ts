import { findRunningReport } from '@/content/events/reported-night.ts'
import { fightClock, reportedClock } from './fight-clock.ts'
import type { EventSchedule } from '@/content/events/event-phase.ts'
import { getOnAir } from './on-air.ts'
import { roundSeconds } from './rounds.ts'
import { flagOf, nameOf, sideOf, type Corner } from './sides.ts'
import type { Bout, CombatBout } from './types.ts'
import { versusOf } from './versus.ts'

const corner = (bout: Bout, of: Corner) => {
  const side = sideOf(bout, of)
  return { name: nameOf(side), flag: flagOf(side).flag }
}

const pairOf = (bout: Bout) => ({ red: corner(bout, 'red'), blue: corner(bout, 'blue') })

/** For `shared/on-air.tsx`. */
export function onAirFacts(event: EventSchedule, now: Date) {
  const state = getOnAir(event, now)
  if (!state) return null
  const { bout, start } = state.shown
  const report = findRunningReport(event, now)
  const clockOf = (fight: CombatBout, since: number) =>
    report ? reportedClock(report, fight, now) : fightClock(roundSeconds(event.sport, fight), since)
  return {
    start,
    isWalking: report?.bouts.find(({ row }) => row === bout.order)?.state === 'walking',
    pair: pairOf(bout),
    versus: versusOf(bout),
    clock: start.phase === 'on' && bout.kind === 'combat' ? clockOf(bout, start.since * 60) : null,
    next: state.next && pairOf(state.next.bout),
    // When each match begins is not published.
    main: bout.kind === 'combat' && state.main ? state.main.start : null,
  }
}
