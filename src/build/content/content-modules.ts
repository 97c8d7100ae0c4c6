import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'
import { readArticle } from '../../content/article-file.ts'
import {
  fixtureOf,
  readRecord,
  resultOf,
  scorecardOf,
  type MatchRecord,
} from '../../content/matches/record.ts'
import * as v from 'valibot'
import { matchIds } from '../../content/matches/types.ts'

const folder = 'src/content/matches'
const lists = 'virtual:matches/'
const scorecard = /\.json\?scorecard$/
const prefix = '\0'

/** Compiles articles and match records, one file each, into the modules that pages import. */
export function contentModules(): Plugin {
  let root = process.cwd()
  return {
    name: 'sporte:content-modules',
    enforce: 'pre',
    configResolved: (config) => void ({ root } = config),
    resolveId(source, importer = '') {
      if (source.startsWith(lists)) return prefix + source
      if (scorecard.test(source)) return prefix + path.resolve(path.dirname(importer), source)
      return undefined
    },
    load(id) {
      if (/\/content\/articles\/.+\.md$/.test(id)) {
        const body = JSON.stringify(readArticle(readFileSync(id, 'utf8')))
        return { code: `export const body = ${body}`, moduleType: 'js' }
      }
      if (id.startsWith(prefix + lists)) {
        const matches = readMatches(root)
        for (const { file } of matches) this.addWatchFile(file)
        return matchList(id.slice((prefix + lists).length), matches)
      }
      if (!id.startsWith(prefix) || !scorecard.test(id)) return
      const [file = ''] = id.slice(prefix.length).split('?')
      this.addWatchFile(file)
      return `export const scorecard = ${JSON.stringify(scorecardOf(readRecord(readFileSync(file, 'utf8'))))}`
    },
  }
}

export type FiledMatch = { id: string; file: string; record: MatchRecord }

/** Every match with a file, newest first. */
export function readMatches(root: string): FiledMatch[] {
  return readdirSync(path.join(root, folder))
    .filter((name) => /^(?:final|match-\d+)\.json$/.test(name))
    .map((name) => {
      const file = path.join(root, folder, name)
      return {
        id: name.replaceAll(/^match-|\.json$/g, ''),
        file,
        record: readRecord(readFileSync(file, 'utf8')),
      }
    })
    .toSorted((a, b) => b.record.startsAt.localeCompare(a.record.startsAt))
}

/** One module per match, so that a page downloads only what it shows. Typed in `virtual-modules.d.ts`. */
function matchList(name: string, matches: readonly FiledMatch[]): string | undefined {
  const hasScorecard = ({ record }: FiledMatch) => record.innings.some(({ batting }) => batting.length > 0)
  const carded = matches.filter(hasScorecard)
  if (carded.map(({ id }) => id).join() !== matchIds.join())
    throw new Error(`matchIds in ${folder}/types.ts are not the matches that have a scorecard, newest first`)
  switch (name) {
    case 'recorded-ids':
      return `export const recordedIds = ${JSON.stringify(matches.map(({ id }) => id))}`
    case 'calendar':
      return `export const seriesMatches = ${JSON.stringify(matches.toReversed().map(({ record }) => fixtureOf(record)))}`
    case 'results':
      return `export const results = ${JSON.stringify(carded.map(({ id, record }) => ({ id, ...resultOf(record) })))}`
    case 'bare-results': {
      const bare = matches.filter((match) => !hasScorecard(match))
      return `export const bareResults = ${JSON.stringify(bare.map(({ record }) => ({ id: null, ...resultOf(record) })))}`
    }
    case 'scorecards': {
      const loaders = carded.map(({ id, file }) => `'${id}': () => import('${file}?scorecard')`)
      return `export const loadScorecard = { ${loaders.join(', ')} }`
    }
    case 'sources': {
      const sources = carded.map(({ id, file, record }) => [id, sourceUrls(record, path.dirname(file))])
      return `export const sourcesOf = ${JSON.stringify(Object.fromEntries(sources))}`
    }
    default:
      return undefined
  }
}

const sourceList = v.record(v.string(), v.object({ url: v.string() }))

/** The URLs of the sources of a match, as its record uses them. Null for one without a URL. */
function sourceUrls({ innings, moments, milestones, sources }: MatchRecord, directory: string) {
  const listed = v.parse(sourceList, JSON.parse(readFileSync(path.join(directory, 'sources.json'), 'utf8')))
  const rows = innings.flatMap(({ batting, bowling, falls, known }) =>
    [batting, bowling, falls, known].flat(),
  )
  const used = [...rows, ...moments, ...milestones].flatMap((row) => row.sources)
  return [...new Set([...sources, ...used])].map((id) => {
    const url = listed[id]?.url ?? ''
    return URL.canParse(url) ? url : null
  })
}
