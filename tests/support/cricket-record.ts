import { readFileSync } from 'node:fs'
import path from 'node:path'
import * as v from 'valibot'
import { teamCodes } from './team-codes.ts'

/**
 * The facts of the 2025 tri-nation series with their sources, as they were found: what the site's content is held
 * against. Null is unknown.
 */
const folder = path.resolve(import.meta.dirname, '../content/cricket-record')

const maybeNumber = v.nullable(v.number())
const maybeText = v.nullable(v.string())
const sources = v.array(v.string())
const perTeam = <Schema extends v.GenericSchema>(schema: Schema) => v.record(v.picklist(teamCodes), schema)

const battingRow = v.object({
  name: v.string(),
  runs: maybeNumber,
  balls: maybeNumber,
  fours: maybeNumber,
  sixes: maybeNumber,
  sr: maybeNumber,
  status: maybeText,
  notOut: v.nullable(v.boolean()),
  sources,
})

const bowlingRow = v.object({
  name: v.string(),
  overs: maybeText,
  maidens: maybeNumber,
  runs: maybeNumber,
  wickets: maybeNumber,
  economy: maybeNumber,
  sources,
})

const fall = v.object({ wicket: v.number(), score: maybeNumber, over: maybeText, player: maybeText, sources })

const partialOver = v.union([
  v.object({ afterOver: v.number(), score: v.string() }),
  v.object({ over: v.number(), runs: v.number() }),
])

const result = v.object({
  matchNumber: v.string(),
  startUtc: v.string(),
  teams: v.array(
    v.object({
      name: v.string(),
      code: v.picklist(teamCodes),
      innings: v.tuple([
        v.object({ runs: v.number(), wickets: v.number(), overs: v.string(), extras: maybeNumber }),
      ]),
    }),
  ),
  battedFirst: v.picklist(teamCodes),
  result: v.string(),
  toss: maybeText,
  playerOfMatch: v.nullable(
    v.object({ name: v.string(), team: v.picklist(teamCodes), performance: v.string() }),
  ),
})

const card = v.object({
  ...result.entries,
  batting: perTeam(v.array(battingRow)),
  bowling: perTeam(v.array(bowlingRow)),
  fallOfWickets: perTeam(v.array(fall)),
  perOverRuns: v.nullable(perTeam(v.array(v.number()))),
  partialOvers: v.optional(perTeam(v.array(partialOver)), {}),
  keyMoments: v.array(
    v.object({ over: maybeText, innings: v.picklist(teamCodes), description: v.string(), sources }),
  ),
  milestones: v.nullable(v.array(v.object({ player: v.string(), achievement: v.string(), sources }))),
})

const tableRow = v.object({
  team: v.picklist(teamCodes),
  matches: v.number(),
  wins: v.number(),
  losses: v.number(),
  points: v.number(),
  runsFor: v.number(),
  oversFor: v.string(),
  runsAgainst: v.number(),
  oversAgainst: v.string(),
  nrr: v.string(),
  form: v.array(v.picklist(['W', 'L'])),
  position: v.number(),
})

const tables = v.object({ afterMatch3: v.array(tableRow), groupStageFinal: v.array(tableRow) })

export type RecordedResult = v.InferOutput<typeof result>
export type RecordedCard = v.InferOutput<typeof card>
export type RecordedRow = v.InferOutput<typeof tableRow>

function read<Schema extends v.GenericSchema>(file: string, schema: Schema): v.InferOutput<Schema> {
  return v.parse(schema, JSON.parse(readFileSync(path.join(folder, file), 'utf8')))
}

export const recordedCards = {
  final: read('final.json', card),
  '6': read('match-6.json', card),
  '4': read('match-4.json', card),
  '2': read('match-2.json', card),
  '1': read('match-1.json', card),
}

/** The 3rd and the 5th match, which the page does not show but the table counts. */
export const otherResults = read('other-matches.json', v.array(result))

export const recordedTables = read('points-table.json', tables)

/** The addresses that the rows name as their sources. */
export const sourceIds = Object.keys(read('sources.json', v.record(v.string(), v.unknown())))
