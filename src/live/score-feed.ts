import * as v from 'valibot'
import { scoreFeed } from '@/contract/feeds.ts'
import { count, id, orNull, parseItem, part, rows, text, words } from './feed-schema.ts'
import type { FeedData } from './feed-store.ts'
import type { FeedKind } from './merge.ts'

/** The matches of the score feed. `.github/SCORES-FEED.md` describes the format for operators. */

/** Rows by the code of a side. */
const cards = <Schema extends v.GenericSchema>(path: string, row: Schema, most: number) =>
  part(path, v.record(v.string(), rows(path, row, most)), {})

/** Enough for fifty overs a side, the longest format on the page, with a margin. */
const maxRuns = 999
const maxOvers = 50
/** The match and three super overs. */
const maxInnings = 4
const runs = count(maxRuns)
const wickets = count(10)
const name = words(60)
const code = v.pipe(v.string(), v.regex(/^[A-Z\d]{1,5}$/))

/** Completed overs and balls of the current one: `15.5`. Some feeds count a sixth ball. */
const overs = v.pipe(
  v.string(),
  v.regex(/^\d{1,2}(?:\.[0-6])?$/),
  v.transform((written) => {
    const [whole, balls = '0'] = written.split('.')
    return balls === '6' ? `${Number(whole) + 1}.0` : `${whole}.${balls}`
  }),
)

const innings = v.object({
  runs,
  wickets,
  overs,
  extras: orNull('teams.innings.extras', runs),
  perOver: orNull('teams.innings.perOver', v.pipe(v.array(count(99)), v.maxLength(maxOvers))),
})

const team = v.object({
  name,
  /** For one line of a script without codes. */
  shortName: orNull('teams.shortName', words(20)),
  code,
  /** An image URL would let a third party see who is watching. */
  flag: orNull('teams.flag', v.pipe(v.string(), v.regex(/^[a-z]{2}$/))),
  /** The innings of the match, then one for each super over. */
  innings: v.pipe(
    v.nullish(v.array(innings), []),
    v.transform((all) => all.slice(0, maxInnings)),
  ),
})

const batter = (path: string) => ({
  name,
  runs,
  balls: runs,
  fours: orNull(`${path}.fours`, runs),
  sixes: orNull(`${path}.sixes`, runs),
})
const battingRow = v.object({
  ...batter('batting'),
  status: orNull('batting.status', words(120)),
  notOut: orNull('batting.notOut', v.boolean()),
})
const bowlingRow = (path: string) =>
  v.object({ name, overs, maidens: orNull(`${path}.maidens`, count(maxOvers)), runs, wickets })
const fallOfWicket = v.object({ wicket: count(10, 1), runs, overs, name })

const live = v.object({
  batting: orNull('live.batting', code),
  batters: rows('live.batters', v.object(batter('live.batters')), 2),
  bowler: orNull('live.bowler', bowlingRow('live.bowler')),
  balls: rows('live.balls', text(8), 30),
  target: orNull('live.target', count(maxRuns, 1)),
  /** Revised for rain, so it is no longer the other side's total plus one. */
  isTargetRevised: part('live.isTargetRevised', v.boolean(), false),
  overs: orNull('live.overs', count(maxOvers, 1)),
  lastWicket: orNull('live.lastWicket', v.object({ name, runs, balls: runs })),
})

/** Engines parse 31 February as 3 March, or as an invalid date. */
const isDay = (written: string) => {
  const read = new Date(written)
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(written)
}

/** Facts are strict: id, status, start, sides and innings decide whether a match is shown. The rest is forgiving. */
const feedMatch = v.object({
  id,
  status: v.picklist(['UPCOMING', 'LIVE', 'RESULT']),
  date: v.pipe(v.string(), v.isoDate(), v.check(isDay)),
  time: v.pipe(v.string(), v.isoTime()),
  teams: v.tuple([team, team]),
  series: orNull('series', words(100)),
  venue: orNull('venue', words(100)),
  matchNumber: orNull('matchNumber', count(999)),
  isSample: part('isSample', v.boolean(), false),
  oversPerSide: part('oversPerSide', count(maxOvers, 1), 20),
  live: orNull('live', live),
  result: orNull('result', words(200)),
  winner: orNull('winner', code),
  toss: orNull('toss', words(200)),
  playerOfMatch: orNull('playerOfMatch', v.object({ name, team: code, performance: words(120) })),
  mvp: orNull('mvp', v.object({ name, team: code, points: v.pipe(v.number(), v.minValue(0)) })),
  batting: cards('batting', battingRow, 11),
  bowling: cards('bowling', bowlingRow('bowling'), 11),
  fallOfWickets: cards('fallOfWickets', fallOfWicket, 10),
  keyMoments: rows(
    'keyMoments',
    v.object({ over: orNull('keyMoments.over', text(10)), description: words(300) }),
    60,
  ),
  milestones: rows('milestones', v.object({ player: name, achievement: words(200) }), 60),
})

export type FeedMatch = v.InferOutput<typeof feedMatch>
export type FeedInnings = v.InferOutput<typeof innings>
export type FeedTeam = v.InferOutput<typeof team>
export type FeedLive = v.InferOutput<typeof live>

/** Milliseconds since 1970. */
export function getStart({ date, time }: FeedMatch): number {
  return Date.parse(`${date}T${time}Z`)
}

/** The current data of the score feed. */
export type LiveScores = FeedData<FeedMatch>

export const scoreKind: FeedKind<FeedMatch> = {
  feed: scoreFeed,
  list: scoreFeed.list,
  most: 20,
  unfit: 'match',
  id: v.pipe(
    v.object({ id }),
    v.transform((match) => match.id),
  ),
  parse: (given) => parseItem(feedMatch, given),
  stageOf: (match) => ({ status: match.status, startsAt: getStart(match) }),
}
