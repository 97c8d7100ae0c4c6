import * as v from 'valibot'
import type { Language } from '@/contract/language.ts'
import { dropInvisible } from '@/lib/typed-text.ts'

/**
 * One document with every match of the feed. Unknown fields are ignored, so that a feed may send more.
 * `.github/SCORES-FEED.md` describes the format for operators.
 */

/** In both languages; a feed that has only one of them sends a plain text. */
export type FeedText = Record<Language, string>

/** Longer than any real text of a scorecard. Longer texts would break the layout. */
const text = (most: number) =>
  v.pipe(
    v.string(),
    // Direction marks would reverse the page's own text, and zero-width characters alone are not a name.
    v.transform(dropInvisible),
    v.trim(),
    v.minLength(1),
    v.maxLength(most),
  )
const words = (most: number) =>
  v.union([
    v.pipe(
      text(most),
      v.transform((both): FeedText => ({ en: both, ar: both })),
    ),
    v.object({ en: text(most), ar: text(most) }),
  ])
const count = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most))
const orNull = <Schema extends v.GenericSchema>(schema: Schema) => v.optional(v.nullable(schema), null)
const listOf = <Schema extends v.GenericSchema>(schema: Schema, most: number) =>
  v.optional(v.pipe(v.array(schema), v.maxLength(most)), [])

/** Enough for fifty overs a side, the longest format on the page, with a margin. */
const maxRuns = 999
const maxOvers = 50

/** Completed overs and balls of the current one: `15.5`. */
const overs = v.pipe(
  v.string(),
  v.regex(/^\d{1,2}(?:\.[0-5])?$/),
  v.transform((written) => (written.includes('.') ? written : `${written}.0`)),
)

const innings = v.object({
  runs: count(maxRuns),
  wickets: count(10),
  overs,
  extras: orNull(count(maxRuns)),
  /** Runs of each completed over, in order, for the run chart and the worm chart. */
  perOver: orNull(v.pipe(v.array(count(99)), v.maxLength(maxOvers))),
})

const code = v.pipe(v.string(), v.regex(/^[A-Z\d]{1,5}$/))

const team = v.object({
  name: words(60),
  /** For one line of a script without codes. */
  shortName: v.optional(words(20)),
  code,
  /** ISO 3166, two letters. An image URL would let a third party see who is watching. */
  flag: orNull(v.pipe(v.string(), v.regex(/^[a-z]{2}$/))),
  innings: listOf(innings, 1),
})

const battingRow = v.object({
  name: words(60),
  runs: count(maxRuns),
  balls: count(maxRuns),
  fours: count(maxRuns),
  sixes: count(maxRuns),
  /** How the batter got out, or "not out". */
  status: orNull(words(120)),
  notOut: v.boolean(),
})

const bowlingRow = v.object({
  name: words(60),
  overs,
  maidens: count(maxOvers),
  runs: count(maxRuns),
  wickets: count(10),
})

const fallOfWicket = v.object({
  wicket: v.pipe(count(10), v.minValue(1)),
  runs: count(maxRuns),
  overs,
  name: words(60),
})

/**
 * `4`, `W`, `wd`, `nb`. Runs precede it unless they are the usual number: `3wd`, `5nb`, `2lb`, `1W`. Penalty runs,
 * `5p`, are a separate entry after the ball.
 */
const ball = v.pipe(v.string(), v.regex(/^(?:\d|\d?(?:W|wd|nb|lb|b)|5p)$/))

const live = v.object({
  /** The code of the batting side. */
  batting: code,
  /** The batters at the wicket, striker first. One or none after a wicket and between innings. */
  batters: listOf(v.omit(battingRow, ['status', 'notOut']), 2),
  bowler: orNull(bowlingRow),
  /** The balls of this over. A completed over stays until the next one begins. */
  balls: listOf(ball, 30),
  /** The total that the chasing side needs. */
  target: orNull(v.pipe(count(maxRuns), v.minValue(1))),
  /** Revised for rain, so it is no longer the other side's total plus one. */
  isTargetRevised: v.optional(v.boolean(), false),
  /** The overs of this innings if rain has reduced them. With a target, those of the chase. */
  overs: orNull(v.pipe(count(maxOvers), v.minValue(1))),
  lastWicket: orNull(v.object({ name: words(60), runs: count(maxRuns), balls: count(maxRuns) })),
})

/** Engines parse 31 February as 3 March, or as an invalid date. */
const isDay = (written: string) => {
  const read = new Date(written)
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(written)
}
const day = v.pipe(v.string(), v.isoDate(), v.check(isDay))
const time = v.pipe(v.string(), v.isoTime())

export const feedMatch = v.object({
  id: v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/)),
  status: v.picklist(['UPCOMING', 'LIVE', 'RESULT']),
  series: words(100),
  matchNumber: orNull(count(999)),
  /** The start date. Together with `time`, in UTC. */
  date: day,
  time,
  venue: words(100),
  /** A sample match. The page labels it. */
  isSample: v.optional(v.boolean(), false),
  oversPerSide: v.optional(v.pipe(count(maxOvers), v.minValue(1)), 20),
  /** The side that bats first comes first once the first ball is bowled. */
  teams: v.tuple([team, team]),
  live: orNull(live),
  result: orNull(words(200)),
  toss: orNull(words(200)),
  playerOfMatch: orNull(v.object({ name: words(60), team: code, performance: words(120) })),
  mvp: orNull(v.object({ name: words(60), team: code, points: v.pipe(v.number(), v.minValue(0)) })),
  /** Keyed by the code of the batting side and of the bowling side, respectively. */
  batting: v.optional(v.record(code, v.pipe(v.array(battingRow), v.maxLength(11))), {}),
  bowling: v.optional(v.record(code, v.pipe(v.array(bowlingRow), v.maxLength(11))), {}),
  /** Keyed by the code of the batting side. */
  fallOfWickets: v.optional(v.record(code, v.pipe(v.array(fallOfWicket), v.maxLength(10))), {}),
  keyMoments: listOf(v.object({ over: orNull(text(10)), description: words(300) }), 60),
  milestones: listOf(v.object({ player: words(60), achievement: words(200) }), 60),
})

export const feedVersion = 1

/** The document without its matches, which are parsed one at a time. */
export const feedDocument = v.object({
  version: v.literal(feedVersion),
  updatedAt: v.pipe(
    v.string(),
    v.isoTimestamp(),
    v.endsWith('Z'),
    v.transform((stamp) => Date.parse(stamp)),
    v.integer(),
  ),
  matches: v.pipe(v.array(v.unknown()), v.maxLength(20)),
})

export type FeedMatch = v.InferOutput<typeof feedMatch>
export type FeedInnings = v.InferOutput<typeof innings>
export type FeedTeam = v.InferOutput<typeof team>
export type FeedLive = v.InferOutput<typeof live>
