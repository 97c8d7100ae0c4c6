import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import * as v from 'valibot'
import {
  fixtureOf,
  readRecord,
  resultOf,
  scorecardOf,
  type MatchRecord,
} from '../../content/matches/record.ts'
import { matchIds } from '../../content/matches/types.ts'

const folder = 'src/content/matches'

export type FiledMatch = { id: string; name: string; record: MatchRecord }

/** Every match with a file, newest first. */
export function readMatches(root: string): FiledMatch[] {
  return readdirSync(path.join(root, folder))
    .filter((file) => /^(?:final|match-\d+)\.json$/.test(file))
    .map((file) => {
      const name = path.basename(file, '.json')
      const record = readRecord(readFileSync(path.join(root, folder, file), 'utf8'))
      return { id: name.replace('match-', ''), name, record }
    })
    .toSorted((a, b) => b.record.startsAt.localeCompare(a.record.startsAt))
}

/** The generated modules by path: one per list and one per scorecard, so that a page downloads only what it shows. */
export function matchFiles(root: string): Record<string, string> {
  const matches = readMatches(root)
  const hasScorecard = ({ record }: FiledMatch) => record.innings.some(({ batting }) => batting.length > 0)
  const carded = matches.filter(hasScorecard)
  const bare = matches.filter((match) => !hasScorecard(match))
  if (carded.map(({ id }) => id).join() !== matchIds.join())
    throw new Error(`matchIds in ${folder}/types.ts are not the matches that have a scorecard, newest first`)

  const results = carded.map(({ id, record }) => ({ id, ...resultOf(record) }))
  const bareResults = bare.map(({ record }) => ({ id: null, ...resultOf(record) }))
  const calendar = matches.toReversed().map(({ record }) => fixtureOf(record))
  const loaders = carded.map(({ id, name }) => `  '${id}': () => import('./${name}.gen.ts'),\n`)
  const sources = carded.map(({ id, record }) => [id, sourceUrls(record, root)])
  const texts = {
    'recorded-ids': moduleOf(
      'recordedIds: readonly string[]',
      matches.map(({ id }) => id),
    ),
    calendar: moduleOf('seriesMatches: readonly [SeriesMatch, ...SeriesMatch[]]', calendar),
    results: moduleOf('results: readonly MatchResult[]', results),
    'bare-results': moduleOf('bareResults: readonly ResultWithoutScorecard[]', bareResults),
    sources: moduleOf('sourcesOf: Record<MatchId, readonly (string | null)[]>', Object.fromEntries(sources)),
    scorecards: `export const loadScorecard = {\n${loaders.join('')}}\n`,
    ...Object.fromEntries(
      carded.map(({ name, record }) => [name, moduleOf('scorecard: Scorecard', scorecardOf(record))]),
    ),
  }
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [`${folder}/${name}.gen.ts`, text]))
}

/** The compiler compares the value with its type. */
function moduleOf(declaration: string, value: unknown): string {
  const types = new Set(declaration.match(/\b(?:Match\w+|SeriesMatch|ResultWithoutScorecard|Scorecard)\b/g))
  const imported = types.size > 0 ? `import type { ${[...types].join(', ')} } from './types.ts'\n\n` : ''
  return `${imported}export const ${declaration} = ${JSON.stringify(value, null, 2)}\n`
}

const sourceList = v.record(v.string(), v.object({ url: v.string() }))

/** The URLs of the sources of a match, as its record uses them. Null for one without a URL. */
function sourceUrls({ innings, moments, milestones, sources }: MatchRecord, root: string) {
  const listed = v.parse(
    sourceList,
    JSON.parse(readFileSync(path.join(root, folder, 'sources.json'), 'utf8')),
  )
  const rows = innings.flatMap(({ batting, bowling, falls, known }) =>
    [batting, bowling, falls, known].flat(),
  )
  const used = [...rows, ...moments, ...milestones].flatMap((row) => row.sources)
  return [...new Set([...sources, ...used])].map((id) => {
    const url = listed[id]?.url ?? ''
    return URL.canParse(url) ? url : null
  })
}
