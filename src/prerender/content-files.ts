import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'
import { readArticle } from '../content/article-file.ts'
import { fixtureOf, readRecord, resultOf, scorecardOf } from '../content/matches/record.ts'

const prefix = '\0record:'
const asked = /\.json\?(fixture|result|scorecard)$/

/** Facts that people write down in one file become what a page needs of them: here the build reads them. */
export function contentFiles(): Plugin {
  return {
    name: 'sporte:content-files',
    enforce: 'pre',
    resolveId: (source, importer) =>
      importer && asked.test(source) ? prefix + path.resolve(path.dirname(importer), source) : undefined,
    load(id) {
      if (/\/content\/articles\/.+\.md$/.test(id)) {
        const body = JSON.stringify(readArticle(readFileSync(id, 'utf8')))
        return { code: `export const body = ${body}`, moduleType: 'js' }
      }
      if (!id.startsWith(prefix)) return
      const [file = '', view] = id.slice(prefix.length).split('?')
      this.addWatchFile(file)
      const match = readRecord(readFileSync(file, 'utf8'))
      const views = { fixture: fixtureOf, result: resultOf, scorecard: scorecardOf }
      if (view !== 'fixture' && view !== 'result' && view !== 'scorecard') return
      return `export const ${view} = ${JSON.stringify(views[view](match))}`
    },
  }
}
