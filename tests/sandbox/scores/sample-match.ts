import { Innings, oversPerSide } from './innings.ts'
import { sampleTeams, type Named, type SampleTeam } from './sample-teams.ts'

/** Generates a T20 match. The same seed gives the same match, and the same document after each ball. */

export type SampleMatch = Record<string, unknown> & { id: string; status: string }

/** Mulberry32: small, and identical on all platforms. */
export function chances(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

type Played = { innings: Innings[]; sides: readonly [SampleTeam, SampleTeam]; isOver: boolean }

/** The match after this many deliveries. One delivery between the two innings represents the break. */
function play(seed: number, deliveries: number): Played {
  const chance = chances(seed)
  const order = chance() < 0.5 ? sampleTeams : ([sampleTeams[1], sampleTeams[0]] as const)
  const [first, second] = order
  const one = new Innings(first, second, null)
  let left = deliveries
  for (; left > 0 && !one.isOver; left -= 1) one.bowl(chance)
  if (!one.isOver || left === 0) return { innings: [one], sides: order, isOver: false }
  const two = new Innings(second, first, one.runs + 1)
  for (left -= 1; left > 0 && !two.isOver; left -= 1) two.bowl(chance)
  return { innings: [one, two], sides: order, isOver: two.isOver && left > 0 }
}

/** The number of deliveries until the result, including one for the break and one after the last ball. */
export function lengthOf(seed: number): number {
  const { innings } = play(seed, Number.POSITIVE_INFINITY)
  return innings.reduce((sum, { deliveries }) => sum + deliveries, 0) + 2
}

const written = (balls: number) => `${Math.floor(balls / 6)}.${balls % 6}`

/** The match in the feed after this many deliveries. Upcoming if there are none. */
export function sampleMatch(seed: number, deliveries: number, startsAt: Date): SampleMatch {
  const { innings, sides: order, isOver } = play(seed, deliveries)
  const isComing = deliveries <= 0
  const shown = isComing ? [] : innings
  const stamp = startsAt.toISOString()
  return {
    id: `sandbox-${seed}`,
    status: isComing ? 'UPCOMING' : isOver ? 'RESULT' : 'LIVE',
    isSample: true,
    series: { en: 'Sample league', ar: 'دوري تجريبي' },
    matchNumber: seed % 1000,
    date: stamp.slice(0, 10),
    time: stamp.slice(11, 16),
    venue: { en: 'Sharjah', ar: 'الشارقة' },
    oversPerSide,
    teams: order.map((side, index) => sideOf(side, shown[index])),
    toss: tossOf(order[0]),
    live: isComing || isOver ? null : liveOf(innings),
    result: isOver ? resultOf(innings) : null,
    playerOfMatch: null,
    mvp: null,
    batting: Object.fromEntries(shown.map((each) => [each.batting.code, each.batters])),
    bowling: Object.fromEntries(
      shown.map((each, index) => [order[1 - index]?.code, each.bowlers.map(bowlerOf)]),
    ),
    fallOfWickets: Object.fromEntries(
      shown.map((each) => [
        each.batting.code,
        each.falls.map(({ balls, ...fall }) => ({ ...fall, overs: written(balls) })),
      ]),
    ),
    keyMoments: [],
    milestones: [],
  }
}

function sideOf({ name, shortName, code, flag }: SampleTeam, innings: Innings | undefined) {
  const { runs, wickets, balls, extras, perOver } = innings ?? {}
  const totals = balls === undefined ? [] : [{ runs, wickets, overs: written(balls), extras, perOver }]
  return { name, shortName, code, flag, innings: totals }
}

function bowlerOf({ balls, ...bowler }: Innings['bowlers'][0]) {
  return { ...bowler, overs: written(balls) }
}

function figuresOf({ name, runs, balls, fours, sixes }: Innings['batters'][0]) {
  return { name, runs, balls, fours, sixes }
}

function liveOf(innings: readonly Innings[]) {
  const now = innings.at(-1)
  if (!now) return null
  const fallen = now.falls.at(-1)?.name
  const last = now.batters.find(({ name }) => name === fallen)
  const [first] = innings
  return {
    batting: now.batting.code,
    batters: now.isOver ? [] : now.atTheCrease.map(figuresOf),
    bowler: now.bowler && bowlerOf(now.bowler),
    balls: now.over,
    target: innings.length > 1 && first ? first.runs + 1 : null,
    lastWicket: last ? { name: last.name, runs: last.runs, balls: last.balls } : null,
  }
}

function tossOf({ name }: SampleTeam): Named {
  return { en: `${name.en} chose to bat`, ar: `القرعة: ${name.ar}، والقرار الضرب` }
}

function resultOf([one, two]: readonly Innings[]): Named {
  if (!one || !two || one.runs === two.runs) return { en: 'Match tied', ar: 'تعادل الفريقان' }
  const won = two.runs > one.runs ? two.batting.name : one.batting.name
  if (two.runs > one.runs) {
    const left = 10 - two.wickets
    return { en: `${won.en} won, wickets in hand: ${left}`, ar: `الفائز: ${won.ar}، ويكيتات متبقية: ${left}` }
  }
  const margin = one.runs - two.runs
  return { en: `${won.en} won by runs: ${margin}`, ar: `الفائز: ${won.ar}، فارق الركضات: ${margin}` }
}
