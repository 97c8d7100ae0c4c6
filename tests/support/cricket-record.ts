import { readFileSync } from 'node:fs'
import path from 'node:path'
import * as v from 'valibot'
import { teamCodes } from '@/content/matches/types.ts'
import { readMatches } from '@/prerender/content-modules.ts'

const root = path.resolve(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

/** The seven matches of the series as they were published. */
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

/** The published tables, the best side first. The site computes its own from the results. */
export const publishedTables = v.parse(
  v.object({ afterMatch3: v.array(tableRow), groupStageFinal: v.array(tableRow) }),
  JSON.parse(read('tests/content/points-table.json')),
)

/** The source URLs of the rows. */
export const sourceIds = Object.keys(
  v.parse(v.record(v.string(), v.unknown()), JSON.parse(read('src/content/matches/sources.json'))),
)
