import { execFileSync } from 'node:child_process'
import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from '@playwright/test'
import { prepareFinder } from '@/features/search/find-entries.ts'
import type { SearchEntry } from '@/features/search/search-entry.ts'
import { budgets } from '../support/budgets.ts'
import { cachePath } from '../support/built-site.ts'
import { frameMs, perPage, reportGrowth, type Measured } from './growth-report.ts'
import { searchIndexOf, measureBuild } from './measure-build.ts'

/** Multiples of today's content. `GROWTH=10` measures only 1 and 10. */
const all = process.env.GROWTH ? [1, Number(process.env.GROWTH)] : [1, 10, 50]

/** The limits apply up to this multiple. Beyond it, the table only marks what is over. */
const farthest = 10

const queries = ['k', 'kha', 'khalid', 'mansuri', 'desert fury 7', 'خالد', 'المنصوري', 'nobody at all']

test('keeps the cost per visitor constant as the content grows', async () => {
  test.setTimeout(45 * 60_000)
  const measured: Measured[] = []
  for (const times of all) measured.push(await measure(times))

  console.log(`\nGrowth (reports/growth.md)\n\n${reportGrowth(measured)}\n`)

  const [today] = measured
  for (const each of measured) {
    const much = `${each.times}×`
    // Hashed file names differ, so the imports compress to slightly different sizes.
    expect(Math.abs(each.entry - (today?.entry ?? 0)), `${much}: entry`).toBeLessThan(500)
    expect(perPage(each), `${much}: a page's build`).toBeLessThan(today ? 1.5 * perPage(today) : 0)
    if (each.times > farthest) continue
    expect(each.firstScript, `${much}: first script`).toBeLessThanOrEqual(budgets.firstScript.limit)
    expect(each.markup, `${much}: markup`).toBeLessThanOrEqual(budgets.markup.limit)
    expect(each.searchMs, `${much}: search`).toBeLessThan(frameMs)
  }
})

async function measure(times: number): Promise<Measured> {
  const folder = path.join(cachePath, `grown-${times}`)
  const cost = `${folder}.seconds`
  const config = ['--config', 'tests/bench/grown.vite.config.ts', '--outDir', folder, '--emptyOutDir']
  execFileSync('npx', ['vite', 'build', ...config], {
    env: { ...process.env, GROWTH: String(times), GROWTH_COST: cost },
    stdio: 'pipe',
  })
  const seconds = Number(readFileSync(cost, 'utf8'))
  const { pages, entry, firstScript, markup, install, searchIndex } = measureBuild(folder)
  const [markupAt = '', most = 0] = worstOf(markup)
  return {
    times,
    pages,
    seconds,
    entry,
    install,
    searchIndex,
    firstScript: worstOf(firstScript)[1] ?? 0,
    markup: most,
    markupAt,
    searchMs: await slowestSearch(folder),
  }
}

const worstOf = (weights: ReadonlyMap<string, number>) =>
  [...weights].toSorted((a, b) => b[1] - a[1])[0] ?? []

const searches = 20

/**
 * CPU milliseconds of the slowest query in Node, after a warm-up. A phone is slower: see `players-2000.spec.ts` for a
 * throttled browser.
 */
async function slowestSearch(folder: string): Promise<number> {
  const index = searchIndexOf(readdirSync(folder, { recursive: true, encoding: 'utf8' }))
  const module: unknown = await import(pathToFileURL(path.join(folder, index)).href)
  if (!isIndex(module)) throw new Error(`${index} is no search index`)
  const finder = prepareFinder(module.default)
  const repeat = (query: string) => {
    for (let run = 0; run < searches; run += 1) finder.find(query)
  }
  queries.forEach(repeat)
  const each = queries.map((query) => {
    const before = process.cpuUsage()
    repeat(query)
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1_000 / searches
  })
  return Math.max(...each)
}

function isIndex(module: unknown): module is { default: readonly SearchEntry[] } {
  return typeof module === 'object' && module !== null && 'default' in module && Array.isArray(module.default)
}
