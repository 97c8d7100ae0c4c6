import type { FeedBattingRow, FeedInnings, FeedLive, FeedMatch, FeedTeam } from './feed.ts'
import { ballsOf, inningsOf, readBall } from './feed-figures.ts'

/** What in a match contradicts itself. For whoever runs the feed, not for visitors. */
export type Contradiction =
  | 'sides'
  | 'innings'
  | 'overs'
  | 'runs'
  | 'wickets'
  | 'batting'
  | 'bowling'
  | 'falls'
  | 'batters'
  | 'balls'
  | 'target'
  | 'result'

/** The first thing that does not add up; null: everything does. */
export function contradictionIn(match: FeedMatch): Contradiction | null {
  return sidesOf(match) ?? cardsOf(match) ?? stateOf(match)
}

const sum = (figures: readonly number[]) => figures.reduce((total, figure) => total + figure, 0)

function sidesOf({ teams: [first, second], playerOfMatch, mvp, batting, bowling, fallOfWickets }: FeedMatch) {
  const codes = [first.code, second.code]
  const named = [
    ...Object.keys(batting),
    ...Object.keys(bowling),
    ...Object.keys(fallOfWickets),
    ...(playerOfMatch ? [playerOfMatch.team] : []),
    ...(mvp ? [mvp.team] : []),
  ]
  if (first.code === second.code || named.some((code) => !codes.includes(code))) return 'sides'
  return second.innings.length > first.innings.length ? 'innings' : null
}

function cardsOf(match: FeedMatch): Contradiction | null {
  const [first, second] = match.teams
  return cardOf(match, first, second) ?? cardOf(match, second, first)
}

/** The innings of one side, with all that is told of it. */
function cardOf(match: FeedMatch, side: FeedTeam, other: FeedTeam): Contradiction | null {
  const batting = match.batting[side.code] ?? []
  const bowling = match.bowling[other.code] ?? []
  const falls = match.fallOfWickets[side.code] ?? []
  const [innings] = side.innings
  if (!innings) return batting.length + bowling.length + falls.length > 0 ? 'innings' : null
  const { runs, wickets, extras } = innings
  const balls = ballsOf(innings.overs)
  if (balls > match.oversPerSide * 6) return 'overs'
  // Balls that count for none, wides and no-balls, are extras, one at least.
  const delivered = balls + (extras ?? balls + 6)
  if ((extras ?? 0) > runs || runs - (extras ?? 0) > delivered * 6 || !perOverFits(innings)) return 'runs'
  if (wickets > delivered) return 'wickets'

  if (batting.length > 0) {
    if (!batting.every(rowFits)) return 'batting'
    const byBat = sum(batting.map((row) => row.runs))
    if (extras === null ? byBat > runs : byBat + extras !== runs) return 'batting'
    if (batting.filter(({ notOut }) => !notOut).length !== wickets) return 'wickets'
    const faced = sum(batting.map((row) => row.balls))
    if (faced < balls || (extras !== null && faced > balls + extras)) return 'batting'
  }
  if (bowling.length > 0) {
    const conceded = sum(bowling.map((row) => row.runs))
    if (conceded > runs || (extras !== null && conceded < runs - extras)) return 'bowling'
    if (sum(bowling.map((row) => row.wickets)) > wickets) return 'bowling'
    if (sum(bowling.map((row) => ballsOf(row.overs))) !== balls) return 'bowling'
  }
  const inOrder = falls.every((fall, index) => {
    const before = falls[index - 1]
    return (
      fall.wicket === index + 1 &&
      fall.runs >= (before?.runs ?? 0) &&
      ballsOf(fall.overs) >= ballsOf(before?.overs ?? '0.0')
    )
  })
  const last = falls.at(-1)
  if (last && (falls.length !== wickets || last.runs > runs || ballsOf(last.overs) > balls)) return 'falls'
  return inOrder ? null : 'falls'
}

/** Runs per over, where they are told: of every complete over, and together no more than the total. */
function perOverFits({ perOver, overs, runs }: FeedInnings): boolean {
  if (!perOver) return true
  const balls = ballsOf(overs)
  const told = sum(perOver)
  // An innings that ends within an over leaves that over's runs to the total alone; a wide may begin the next.
  return perOver.length === Math.floor(balls / 6) && told <= runs
}

type Figures = Pick<FeedBattingRow, 'runs' | 'balls' | 'fours' | 'sixes'>

function rowFits({ runs, balls, fours, sixes }: Figures): boolean {
  return fours * 4 + sixes * 6 <= runs && fours + sixes <= balls && (balls > 0 || runs === 0)
}

function stateOf(match: FeedMatch): Contradiction | null {
  const { status, live, result } = match
  const played = inningsOf(match)
  switch (status) {
    case 'UPCOMING':
      return played.length > 0 || live || result ? 'innings' : null
    case 'RESULT':
      return live || !result ? 'result' : null
    case 'LIVE':
      if (!live || result) return 'result'
      return liveContradiction(match, live)
  }
}

function liveContradiction(match: FeedMatch, live: FeedLive): Contradiction | null {
  const [first, second] = match.teams
  const batting = second.innings.length > 0 ? second : first
  const [innings] = batting.innings
  if (live.batting !== batting.code) return 'innings'
  if (!innings) return 'innings'
  return battersOf(match, live, innings) ?? overOf(live, innings) ?? targetOf(match, live)
}

function battersOf(match: FeedMatch, { batters, bowler }: FeedLive, innings: FeedInnings) {
  if (batters.length > Math.min(2, 11 - innings.wickets) || !batters.every(rowFits)) return 'batters'
  if (sum(batters.map(({ runs }) => runs)) > innings.runs - (innings.extras ?? 0)) return 'batters'
  const [one, other] = batters
  if (one && other && one.name.en === other.name.en) return 'batters'
  const card = match.batting[match.live?.batting ?? ''] ?? []
  const differs = batters.some(({ name, runs, balls }) => {
    const row = card.find((each) => each.name.en === name.en && each.name.ar === name.ar)
    return card.length > 0 && !(row?.notOut && row.runs === runs && row.balls === balls)
  })
  if (differs) return 'batters'
  const isBowlerAtOdds =
    bowler &&
    (bowler.runs > innings.runs ||
      bowler.wickets > innings.wickets ||
      ballsOf(bowler.overs) > ballsOf(innings.overs))
  return isBowlerAtOdds ? 'bowling' : null
}

/** The balls of this over against overs, runs and wickets. */
function overOf({ balls }: FeedLive, { overs, runs, wickets, perOver }: FeedInnings): Contradiction | null {
  if (balls.length === 0) return null
  const read = balls.map(readBall)
  const counted = read.filter(({ isCounted }) => isCounted).length
  const bowled = ballsOf(overs)
  const isOverComplete = counted === 6 && bowled > 0 && bowled % 6 === 0
  if (!isOverComplete && counted !== bowled % 6) return 'balls'
  if (read.filter(({ isWicket }) => isWicket).length > wickets) return 'balls'
  const scored = sum(read.map((ball) => ball.runs))
  if (scored > runs) return 'balls'
  if (!perOver) return null
  const before = sum(isOverComplete ? perOver.slice(0, -1) : perOver)
  return before + scored === runs ? null : 'balls'
}

function targetOf({ teams: [first, second] }: FeedMatch, { target, isTargetRevised }: FeedLive) {
  const [made] = first.innings
  const [chasing] = second.innings
  if (!chasing) return target === null ? null : 'target'
  if (target === null || !made) return 'target'
  if (!isTargetRevised && target !== made.runs + 1) return 'target'
  // One ball brings seven at most: whoever is further was there before, and it is over.
  return chasing.runs > target + 6 ? 'target' : null
}
