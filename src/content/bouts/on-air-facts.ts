import { fightClock } from './fight-clock.ts'
import { getOnAir, type Night } from './on-air.ts'
import { roundSeconds } from './rounds.ts'
import { flagOf, nameOf, sideOf, type Corner } from './sides.ts'
import type { Bout } from './types.ts'
import { versusOf } from './versus.ts'

const corner = (bout: Bout, of: Corner) => {
  const side = sideOf(bout, of)
  return { name: nameOf(side), flag: flagOf(side).flag }
}

const pairOf = (bout: Bout) => ({ red: corner(bout, 'red'), blue: corner(bout, 'blue') })

/** For `shared/on-air.tsx`. */
export function onAirFacts(event: Night, now: Date) {
  const state = getOnAir(event, now)
  if (!state) return null
  const { bout, start } = state.shown
  return {
    start,
    pair: pairOf(bout),
    versus: versusOf(bout),
    clock:
      start.phase === 'on' && bout.kind === 'combat'
        ? fightClock(roundSeconds(event.sport, bout), start.since * 60)
        : null,
    next: state.next && pairOf(state.next.bout),
    // When each match begins is not published.
    main: bout.kind === 'combat' && state.main ? state.main.start : null,
  }
}
