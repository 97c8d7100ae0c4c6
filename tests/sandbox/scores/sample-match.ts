import { sampleTeams, type Named, type SampleTeam } from './sample-teams.ts'

/** Simulates one innings, ball by ball. The same random numbers give the same innings. */

type Batter = {
  name: Named
  runs: number
  balls: number
  fours: number
  sixes: number
  status: Named
  notOut: boolean
}
type Bowler = { name: Named; balls: number; maidens: number; runs: number; wickets: number }
type Fall = { wicket: number; runs: number; balls: number; name: Named }

const notOut = { en: 'not out', ar: 'لم يخرج' }
const oversPerSide = 20

/** Probabilities in percent. */
const outcomes: readonly (readonly [string, number])[] = [
  ['0', 33],
  ['1', 32],
  ['2', 8],
  ['3', 1],
  ['4', 11],
  ['6', 5],
  ['W', 5],
  ['wd', 3],
  ['nb', 1],
  ['lb', 1],
]

class Innings {
  runs = 0
  wickets = 0
  balls = 0
  /** Includes wides and no-balls, which do not count as balls. */
  deliveries = 0
  extras = 0
  /** Runs of each completed over. */
  readonly perOver: number[] = []
  /** Outcomes of the current over. After six balls, those of the last over until the next one starts. */
  over: string[] = []
  readonly batters: Batter[] = []
  readonly bowlers: Bowler[] = []
  readonly falls: Fall[] = []
  /** The bowler of the current over. */
  bowler: Bowler | null = null
  /** The striker is first. */
  private pair: [Batter | null, Batter | null]
  private inThisOver = 0
  private concededInThisOver = 0
  readonly batting: SampleTeam
  private readonly bowling: SampleTeam
  private readonly target: number | null

  constructor(batting: SampleTeam, bowling: SampleTeam, target: number | null) {
    this.batting = batting
    this.bowling = bowling
    this.target = target
    this.pair = [this.next(), this.next()]
  }

  get isOver(): boolean {
    const isReached = this.target !== null && this.runs >= this.target
    return isReached || this.wickets === 10 || this.balls === oversPerSide * 6
  }

  get atTheCrease(): Batter[] {
    return this.pair.filter((batter) => batter !== null)
  }

  private next(): Batter | null {
    const name = this.batting.players[this.batters.length]
    if (!name) return null
    const batter = { name, runs: 0, balls: 0, fours: 0, sixes: 0, status: notOut, notOut: true }
    this.batters.push(batter)
    return batter
  }

  /** The bowler of this over: the last five in the order take turns, with four overs each. */
  private takeBall(): Bowler {
    const name = this.bowling.players[6 + (Math.floor(this.balls / 6) % 5)] ?? this.batting.name
    const known = this.bowlers.find((each) => each.name === name)
    const bowler = known ?? { name, balls: 0, maidens: 0, runs: 0, wickets: 0 }
    if (!known) this.bowlers.push(bowler)
    this.bowler = bowler
    return bowler
  }

  bowl(chance: () => number): void {
    const [striker] = this.pair
    if (this.isOver || !striker) return
    if (this.over.filter((ball) => ball !== 'wd' && ball !== 'nb').length === 6) this.over = []
    this.deliveries += 1
    const bowler = this.takeBall()
    const outcome = pick(chance())
    this.over.push(outcome)
    const isCounted = outcome !== 'wd' && outcome !== 'nb'
    const runs = outcome === 'W' ? 0 : Number(outcome) || (outcome === '0' ? 0 : 1)
    const byBat = /^\d$/.test(outcome) ? runs : 0
    this.runs += runs
    this.extras += runs - byBat
    this.inThisOver += runs
    const conceded = outcome === 'lb' ? 0 : runs
    bowler.runs += conceded
    this.concededInThisOver += conceded
    if (outcome !== 'wd') striker.balls += 1
    striker.runs += byBat
    if (outcome === '4') striker.fours += 1
    if (outcome === '6') striker.sixes += 1
    if (isCounted) {
      this.balls += 1
      bowler.balls += 1
    }
    if (outcome === 'W') this.fall(striker, bowler, chance())
    else if (isCounted && runs % 2 === 1) this.pair.reverse()
    if (isCounted && this.balls % 6 === 0) this.endOver(bowler)
  }

  private endOver(bowler: Bowler): void {
    this.perOver.push(this.inThisOver)
    if (this.concededInThisOver === 0) bowler.maidens += 1
    this.inThisOver = 0
    this.concededInThisOver = 0
    this.pair.reverse()
  }

  private fall(striker: Batter, bowler: Bowler, chance: number): void {
    this.wickets += 1
    bowler.wickets += 1
    const fielder = this.bowling.players[Math.floor(chance * 11)]
    striker.notOut = false
    striker.status =
      fielder && fielder !== bowler.name
        ? { en: `c ${fielder.en} b ${bowler.name.en}`, ar: `التقاط ${fielder.ar}، رمية ${bowler.name.ar}` }
        : { en: `b ${bowler.name.en}`, ar: `رمية ${bowler.name.ar}` }
    this.falls.push({ wicket: this.wickets, runs: this.runs, balls: this.balls, name: striker.name })
    this.pair = [this.next(), this.pair[1]]
  }
}

function pick(chance: number): string {
  let left = chance * 100
  for (const [outcome, weight] of outcomes) {
    left -= weight
    if (left < 0) return outcome
  }
  return '0'
}

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
    winner: isOver ? (winnerOf(innings)?.batting.code ?? null) : null,
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

function winnerOf([one, two]: readonly Innings[]): Innings | undefined {
  return one?.runs === two?.runs ? undefined : (two?.runs ?? 0) > (one?.runs ?? 0) ? two : one
}

function resultOf(innings: readonly Innings[]): Named {
  const [one, two] = innings
  const won = winnerOf(innings)?.batting.name
  if (!one || !two || !won) return { en: 'Match tied', ar: 'تعادل الفريقان' }
  if (two.runs > one.runs) {
    const left = 10 - two.wickets
    return { en: `${won.en} won, wickets in hand: ${left}`, ar: `الفائز: ${won.ar}، ويكيتات متبقية: ${left}` }
  }
  const margin = one.runs - two.runs
  return { en: `${won.en} won by runs: ${margin}`, ar: `الفائز: ${won.ar}، فارق الركضات: ${margin}` }
}
