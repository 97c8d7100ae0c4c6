import { readFileSync } from 'node:fs'
import path from 'node:path'
import * as v from 'valibot'
import { teamCodes } from '@/content/matches/types.ts'
import { readMatches } from '@/build/content/match-files.ts'

const root = path.resolve(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

/** The seven published matches of the series. */
export const records = readMatches(root).map(({ record }) => record)

const tableRow = v.object({
  team: v.picklist(teamCodes),
  wins: v.number(),
  losses: v.number(),
  points: v.number(),
  runsFor: v.number(),
  oversFor: v.string(),
  runsAgainst: v.number(),
  oversAgainst: v.string(),
  nrr: v.string(),
  form: v.array(v.picklist(['W', 'L'])),
})

/** The published tables, best team first. The site calculates its tables from the results. */
export const publishedTables = v.parse(
  v.object({ afterMatch3: v.array(tableRow), groupStageFinal: v.array(tableRow) }),
  JSON.parse(read('tests/content/points-table.json')),
)

/** The ids of the sources that records may cite. */
export const sourceIds = Object.keys(
  v.parse(v.record(v.string(), v.unknown()), JSON.parse(read('src/content/matches/sources.json'))),
)
