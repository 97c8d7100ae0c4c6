import * as v from 'valibot'
import { cricketers, type CricketerId } from './cricketers.ts'
import {
  teamCodes,
  type Dismissal,
  type MatchResult,
  type Overs,
  type Scorecard,
  type SeriesMatch,
} from './types.ts'
import { findTopBatters, findTopBowlers } from './top-players.ts'

const isCricketer = (id: string): id is CricketerId => id in cricketers
const cricketerIds = Object.keys(cricketers).filter(isCricketer)

/** The scorer's notation, such as `c Mujeeb Ur Rahman b Azmatullah Omarzai`. */
const notations: readonly (readonly [RegExp, (bowler: CricketerId, by: CricketerId) => Dismissal])[] = [
  [/^b (?<bowler>.+)$/, (bowler) => ({ kind: 'bowled', bowler })],
  [/^lbw b (?<bowler>.+)$/, (bowler) => ({ kind: 'lbw', bowler })],
  [/^c & b (?<bowler>.+)$/, (bowler) => ({ kind: 'caughtAndBowled', bowler })],
  [/^c \(wicketkeeper\) b (?<bowler>.+)$/, (bowler) => ({ kind: 'caughtAt', place: 'keeper', bowler })],
  [/^c \(long-off\) b (?<bowler>.+)$/, (bowler) => ({ kind: 'caughtAt', place: 'longOff', bowler })],
  [/^c (?<by>[^(&].*) b (?<bowler>.+)$/, (bowler, fielder) => ({ kind: 'caught', fielder, bowler })],
  [/^st (?<by>.+) b (?<bowler>.+)$/, (bowler, keeper) => ({ kind: 'stumped', keeper, bowler })],
]

/**
 * The published record of a match (`final.json`, `match-<n>.json`): figures by the English name of each person, and
 * each row with its sources (`sources.json`).
 *
 * Unknown figures are omitted and become null. Parsed at build time (`build/content/match-files.ts`), so that pages
 * load neither sources nor notes.
 */
const orNull = <Schema extends v.GenericSchema>(schema: Schema) => v.optional(v.nullable(schema), null)
const maybeNumber = orNull(v.number())
const overs = v.pipe(v.string(), v.transform(asOvers))
const listOf = <Schema extends v.GenericSchema>(schema: Schema) => v.optional(v.array(schema), [])
const team = v.picklist(teamCodes)
const person = v.pipe(v.string(), v.transform(cricketerNamed))
const sources = listOf(v.string())
const note = v.optional(v.string())

const innings = v.strictObject({
  team,
  runs: v.number(),
  wickets: v.number(),
  overs,
  extras: maybeNumber,
  batting: listOf(
    v.strictObject({
      name: person,
      runs: maybeNumber,
      /** Used if only a limit of the runs is known. */
      under: maybeNumber,
      balls: maybeNumber,
      fours: maybeNumber,
      sixes: maybeNumber,
      how: orNull(v.pipe(v.string(), v.transform(dismissalOf))),
      notOut: orNull(v.boolean()),
      sources,
      note,
    }),
  ),
  /** The bowlers of the other team. */
  bowling: listOf(
    v.strictObject({
      name: person,
      overs: orNull(overs),
      maidens: maybeNumber,
      runs: maybeNumber,
      wickets: maybeNumber,
      sources,
      note,
    }),
  ),
  falls: listOf(
    v.strictObject({
      wicket: v.number(),
      runs: maybeNumber,
      over: orNull(overs),
      name: orNull(person),
      sources,
      note,
    }),
  ),
  /** Runs in each over. */
  perOver: orNull(v.array(v.number())),
  /** Used if not every over is known: the score after an over, or the runs in one. */
  known: listOf(
    v.union([
      v.strictObject({ afterOver: v.number(), score: v.string(), sources, note }),
      v.strictObject({ over: v.number(), runs: v.number(), sources, note }),
    ]),
  ),
})

const record = v.strictObject({
  number: v.nullable(v.number()),
  startsAt: v.string(),
  /** The first date of a match that was moved. */
  movedFrom: v.optional(v.string()),
  /** The teams as named in the calendar. */
  fixture: v.tuple([team, team]),
  winner: team,
  /** In runs, because the team that batted first won every match of the series. */
  margin: v.number(),
  toss: orNull(v.strictObject({ winner: team, chose: v.picklist(['bat', 'field']) })),
  /** Contains only certain figures. */
  playerOfMatch: orNull(v.strictObject({ name: person, team, figures: v.array(v.string()), note })),
  /** In batting order. */
  innings: v.tuple([innings, innings]),
  moments: listOf(
    v.strictObject({
      over: orNull(v.string()),
      team,
      en: v.string(),
      ar: v.string(),
      sources,
    }),
  ),
  /** Shown only if it has an Arabic text. */
  milestones: listOf(
    v.strictObject({ names: v.array(person), en: v.string(), ar: v.optional(v.string()), sources, note }),
  ),
  /** For a match without a scorecard on the site. */
  performers: v.optional(v.record(team, v.array(v.string()))),
  sources,
  /** For research; not shown. */
  playingXI: v.optional(v.record(team, v.array(v.string()))),
  unknown: listOf(v.string()),
  checks: listOf(v.string()),
})

export type MatchRecord = v.InferOutput<typeof record>

export const readRecord = (json: string): MatchRecord => v.parse(record, JSON.parse(json))

export function resultOf({
  number,
  startsAt,
  movedFrom,
  innings: both,
  ...match
}: MatchRecord): Omit<MatchResult, 'id'> {
  const totalOf = ({ team: side, runs, wickets, overs, extras }: (typeof both)[0]) => {
    return { team: side, runs, wickets, overs, extras }
  }
  const { winner, margin, toss, playerOfMatch } = match
  return {
    number,
    startsAt,
    ...(movedFrom && { movedFrom }),
    innings: [totalOf(both[0]), totalOf(both[1])],
    winner,
    margin,
    toss,
    playerOfMatch: playerOfMatch && {
      player: playerOfMatch.name,
      team: playerOfMatch.team,
      figures: playerOfMatch.figures,
    },
  }
}

export function fixtureOf({ number, startsAt, fixture }: MatchRecord): SeriesMatch {
  return { number, teams: fixture, playedOn: startsAt.slice(0, 10) }
}

export function scorecardOf(match: MatchRecord): Scorecard {
  type Innings = MatchRecord['innings'][0]
  const batterOf = ({ name, how, runs, balls, fours, sixes, notOut }: Innings['batting'][0]) => {
    return { player: name, runs, balls, fours, sixes, notOut, dismissal: how }
  }
  const bowlerOf = ({ name, overs, maidens, runs, wickets }: Innings['bowling'][0]) => {
    return { player: name, overs, maidens, runs, wickets }
  }
  const cardOf = ({ batting, bowling, falls, perOver, known, ...total }: Innings) => ({
    batting: batting.map(batterOf),
    bowling: bowling.map(bowlerOf),
    top: {
      batters: findTopBatters(total, batting).map(batterOf),
      bowlers: findTopBowlers(total, batting, bowling).map(bowlerOf),
    },
    falls: falls.map(({ wicket, runs, over, name }) => ({ wicket, runs, over, player: name })),
    perOver,
    checkpoints: known.flatMap((one) => {
      if (!('afterOver' in one)) return []
      const [runs = 0, wickets = 0] = one.score.split('/').map(Number)
      return [{ afterOver: one.afterOver, runs, wickets }]
    }),
    singleOvers: known.flatMap((one) => ('runs' in one ? [{ over: one.over, runs: one.runs }] : [])),
  })
  const [first, second] = match.innings
  return {
    innings: [cardOf(first), cardOf(second)],
    moments: match.moments.map(({ over, team: batting, en, ar }) => ({ over, batting, words: { en, ar } })),
    milestones: match.milestones.flatMap(({ names, en, ar }) =>
      ar === undefined ? [] : [{ people: names, words: { en, ar } }],
    ),
  }
}

function cricketerNamed(name: string): CricketerId {
  const id = cricketerIds.find((each) => cricketers[each].en === name)
  if (!id) throw new Error(`Nobody in content/matches/cricketers.ts is called ${name}`)
  return id
}

/** `4` and `4.0` → `4.0`. */
export function asOvers(text: string): Overs {
  const [whole = 0, balls = 0] = text.split('.').map(Number)
  return `${whole}.${balls}`
}

function dismissalOf(notation: string): Dismissal {
  if (notation === 'not out') return { kind: 'notOut' }
  if (notation === 'run out') return { kind: 'runOut', by: [] }
  const [, thrownBy] = /^run out \((.+)\)$/.exec(notation) ?? []
  if (thrownBy) return { kind: 'runOut', by: thrownBy.split(' / ').map(cricketerNamed) }
  for (const [pattern, read] of notations) {
    const { bowler, by } = pattern.exec(notation)?.groups ?? {}
    if (bowler) return read(cricketerNamed(bowler), cricketerNamed(by ?? bowler))
  }
  throw new Error(`Nobody reads "${notation}"`)
}
