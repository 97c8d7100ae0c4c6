import * as v from 'valibot'
import type { Language } from '@/contract/language.ts'

/**
 * One document tells every match that the feed knows. Fields that are not named here are left aside, so that a feed may
 * tell more. Described for whoever runs one in `.github/SCORES-FEED.md`.
 */

/** In both languages; a feed that has one of them says a plain text. */
export type Words = Record<Language, string>

/** No text of a scorecard is longer; what is would break the page's lines. */
const text = (most: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(most))
const words = (most: number) =>
  v.union([
    v.pipe(
      text(most),
      v.transform((both): Words => ({ en: both, ar: both })),
    ),
    v.object({ en: text(most), ar: text(most) }),
  ])
const count = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most))
const orNull = <Schema extends v.GenericSchema>(schema: Schema) => v.optional(v.nullable(schema), null)
const listOf = <Schema extends v.GenericSchema>(schema: Schema, most: number) =>
  v.optional(v.pipe(v.array(schema), v.maxLength(most)), [])

/** Of the longest form that the page shows, fifty overs a side, with room. */
const mostRuns = 999
const mostOvers = 50

/** Completed overs and balls of the one that is under way: `15.5`. */
const overs = v.pipe(
  v.string(),
  v.regex(/^\d{1,2}(?:\.[0-5])?$/),
  v.transform((written) => (written.includes('.') ? written : `${written}.0`)),
)

const innings = v.object({
  runs: count(mostRuns),
  wickets: count(10),
  overs,
  extras: orNull(count(mostRuns)),
  /** Runs of each over that is complete, in order; the chart and the worm are drawn from it. */
  perOver: orNull(v.pipe(v.array(count(99)), v.maxLength(mostOvers))),
})

const code = v.pipe(v.string(), v.regex(/^[A-Z\d]{1,5}$/))

const team = v.object({
  name: words(60),
  code,
  /** ISO 3166, two letters: a picture from elsewhere would tell somebody who looks at it. */
  flag: orNull(v.pipe(v.string(), v.regex(/^[a-z]{2}$/))),
  innings: listOf(innings, 1),
})

const battingRow = v.object({
  name: words(60),
  runs: count(mostRuns),
  balls: count(mostRuns),
  fours: count(mostRuns),
  sixes: count(mostRuns),
  /** How the batter got out, or that nobody has. */
  status: orNull(words(120)),
  notOut: v.boolean(),
})

const bowlingRow = v.object({
  name: words(60),
  overs,
  maidens: count(mostOvers),
  runs: count(mostRuns),
  wickets: count(10),
})

const fallOfWicket = v.object({
  wicket: v.pipe(count(10), v.minValue(1)),
  runs: count(mostRuns),
  overs,
  name: words(60),
})

/** `4`, `W`, `wd`, `nb`; with its runs before it where there are more, or fewer, than one: `3wd`, `5nb`, `2lb`, `1W`. */
const ball = v.pipe(v.string(), v.regex(/^(?:\d|\d?(?:W|wd|nb|lb|b))$/))

const live = v.object({
  /** The code of the side that bats. */
  batting: code,
  /** Who is in, the one on strike first; one or none after a wicket and between innings. */
  batters: listOf(v.omit(battingRow, ['status', 'notOut']), 2),
  bowler: orNull(bowlingRow),
  /** The balls of this over; after its last one all of them, until the next over's first. */
  balls: listOf(ball, 30),
  /** What the side that chases needs in all. */
  target: orNull(v.pipe(count(mostRuns), v.minValue(1))),
  /** Rain has changed it: it is not what the other side made, and one. */
  isTargetRevised: v.optional(v.boolean(), false),
  lastWicket: orNull(v.object({ name: words(60), runs: count(mostRuns), balls: count(mostRuns) })),
})

/** Engines take the 31st of February for the 3rd of March, or for no day at all. */
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
  /** With `time` the start, in UTC. */
  date: day,
  time,
  venue: words(100),
  /** Invented, for trying out: the page says so. */
  isSample: v.optional(v.boolean(), false),
  oversPerSide: v.optional(v.pipe(count(mostOvers), v.minValue(1)), 20),
  /** From the first ball on, the side that bats first is the first. */
  teams: v.tuple([team, team]),
  live: orNull(live),
  result: orNull(words(200)),
  toss: orNull(words(200)),
  playerOfMatch: orNull(v.object({ name: words(60), team: code, performance: words(120) })),
  mvp: orNull(v.object({ name: words(60), team: code, points: v.pipe(v.number(), v.minValue(0)) })),
  /** By the code of the side that bats, and of the side that bowls. */
  batting: v.optional(v.record(code, v.pipe(v.array(battingRow), v.maxLength(11))), {}),
  bowling: v.optional(v.record(code, v.pipe(v.array(bowlingRow), v.maxLength(11))), {}),
  /** By the code of the side that lost them. */
  fallOfWickets: v.optional(v.record(code, v.pipe(v.array(fallOfWicket), v.maxLength(10))), {}),
  keyMoments: listOf(v.object({ over: orNull(text(10)), description: words(300) }), 60),
  milestones: listOf(v.object({ player: words(60), achievement: words(200) }), 60),
})

export const feedVersion = 1

/** The document without its matches, each of which is judged by itself. */
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
export type FeedBattingRow = v.InferOutput<typeof battingRow>
