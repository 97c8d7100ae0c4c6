import type { FeedBattingRow, FeedInnings, FeedLive, FeedMatch, FeedTeam } from './feed.ts'
import { countBalls } from '@/lib/cricket-figures.ts'
import { ballsGiven, getInnings, readBall } from './feed-figures.ts'

/** Which part of a match contradicts another. Intended for feed operators, not for visitors. */
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

/** The first contradiction. Null if the match is consistent. */
export function findContradiction(match: FeedMatch): Contradiction | null {
  return checkSides(match) ?? checkCards(match) ?? checkState(match)
}

const sum = (figures: readonly number[]) => figures.reduce((total, figure) => total + figure, 0)

function checkSides({
  teams: [first, second],
  playerOfMatch,
  mvp,
  batting,
  bowling,
  fallOfWickets,
}: FeedMatch) {
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

function checkCards(match: FeedMatch): Contradiction | null {
  const [first, second] = match.teams
  return checkCard(match, first, second) ?? checkCard(match, second, first)
}

/** Checks the innings of one side against all related data of the feed. */
function checkCard(match: FeedMatch, side: FeedTeam, other: FeedTeam): Contradiction | null {
  const batting = match.batting[side.code] ?? []
  const bowling = match.bowling[other.code] ?? []
  const falls = match.fallOfWickets[side.code] ?? []
  const [innings] = side.innings
  if (!innings) return batting.length + bowling.length + falls.length > 0 ? 'innings' : null
  const { runs, wickets, extras } = innings
  const balls = countBalls(innings.overs)
  if (balls > match.oversPerSide * 6) return 'overs'
  // Every wide and no-ball adds at least one extra.
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
    if (sum(bowling.map((row) => countBalls(row.overs))) !== balls) return 'bowling'
  }
  const inOrder = falls.every((fall, index) => {
    const before = falls[index - 1]
    return (
      fall.wicket === index + 1 &&
      fall.runs >= (before?.runs ?? 0) &&
      countBalls(fall.overs) >= countBalls(before?.overs ?? '0.0')
    )
  })
  const last = falls.at(-1)
  if (last && (falls.length !== wickets || last.runs > runs || countBalls(last.overs) > balls)) return 'falls'
  return inOrder ? null : 'falls'
}

/** Checks the runs per over, if given: one value per complete over, and a sum of at most the total. */
function perOverFits({ perOver, overs, runs }: FeedInnings): boolean {
  if (!perOver) return true
  const balls = countBalls(overs)
  const total = sum(perOver)
  // Only the total includes the runs of an unfinished last over, which may consist of a single wide.
  return perOver.length === Math.floor(balls / 6) && total <= runs
}

type Figures = Pick<FeedBattingRow, 'runs' | 'balls' | 'fours' | 'sixes'>

function rowFits({ runs, balls, fours, sixes }: Figures): boolean {
  return fours * 4 + sixes * 6 <= runs && fours + sixes <= balls && (balls > 0 || runs === 0)
}

function checkState(match: FeedMatch): Contradiction | null {
  const { status, live, result } = match
  const played = getInnings(match)
  switch (status) {
    case 'UPCOMING':
      return played.length > 0 || live || result ? 'innings' : null
    case 'RESULT':
      return live || !result ? 'result' : null
    case 'LIVE':
      if (!live || result) return 'result'
      return checkLive(match, live)
  }
}

function checkLive(match: FeedMatch, live: FeedLive): Contradiction | null {
  const [first, second] = match.teams
  const batting = second.innings.length > 0 ? second : first
  const [innings] = batting.innings
  if (live.batting !== batting.code) return 'innings'
  if (!innings) return 'innings'
  return (
    checkBatters(match, live, innings) ??
    checkOver(live, innings) ??
    checkTarget(match, live) ??
    checkOversGiven(match, live)
  )
}

function checkBatters(match: FeedMatch, { batters, bowler }: FeedLive, innings: FeedInnings) {
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
      countBalls(bowler.overs) > countBalls(innings.overs))
  return isBowlerAtOdds ? 'bowling' : null
}

/** Checks the balls of this over against overs, runs and wickets. */
function checkOver(
  { balls }: FeedLive,
  { overs, runs, wickets, perOver }: FeedInnings,
): Contradiction | null {
  if (balls.length === 0) return null
  const read = balls.map(readBall)
  const counted = read.filter(({ isCounted }) => isCounted).length
  const bowled = countBalls(overs)
  const isOverComplete = counted === 6 && bowled > 0 && bowled % 6 === 0
  if (!isOverComplete && counted !== bowled % 6) return 'balls'
  if (read.filter(({ isWicket }) => isWicket).length > wickets) return 'balls'
  const scored = sum(read.map((ball) => ball.runs))
  if (scored > runs) return 'balls'
  if (!perOver) return null
  const before = sum(isOverComplete ? perOver.slice(0, -1) : perOver)
  return before + scored === runs ? null : 'balls'
}

function checkTarget({ teams: [first, second] }: FeedMatch, { target, isTargetRevised }: FeedLive) {
  const [made] = first.innings
  const [chasing] = second.innings
  // Many feeds send it during the break, some earlier.
  if (target === null) return chasing ? 'target' : null
  if (!made || (!isTargetRevised && target !== made.runs + 1)) return 'target'
  // The last ball adds at most seven runs and five penalty runs. With more, the match was already won.
  return chasing && chasing.runs > target + 11 ? 'target' : null
}

/** Rain only ever reduces overs. With a target, they are the overs of the chase. */
function checkOversGiven(match: FeedMatch, { overs, target }: FeedLive): Contradiction | null {
  if (overs === null) return null
  const [innings] = match.teams[target === null ? 0 : 1].innings
  const bowled = innings ? countBalls(innings.overs) : 0
  return overs > match.oversPerSide || bowled > ballsGiven(match) ? 'overs' : null
}
