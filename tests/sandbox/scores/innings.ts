import type { Named, SampleTeam } from './sample-teams.ts'

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
export const oversPerSide = 20

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

export class Innings {
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
