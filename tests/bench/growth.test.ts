import { spawnSync } from 'node:child_process'
import { readFileSync, readdirSync, cpSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { eventIds } from '@/content/events/event-ids.ts'
import { playerIds } from '@/content/players/player-ids.ts'
import { teamIds } from '@/content/teams/team-ids.ts'
import { prepareFinder } from '@/features/search/find-entries.ts'
import type { SearchEntry } from '@/features/search/search-entry.ts'
import { Random } from '../chaos/random.ts'
import { optionalServices } from '../sandbox/optional-services.ts'
import { budgets } from '../support/budgets.ts'
import { ownScripts } from '../support/built-site.ts'

const frameMs = 16.7
const queries = ['k', 'kha', 'khalid', 'mansuri', 'desert fury 7', 'خالد', 'المنصوري', 'nobody at all']

it('site › costs no more per visitor and page with ten times the content', { timeout: 900_000 }, async () => {
  const today = await measure(1)
  const grown = await measure(10)
  console.table({ today, grown })

  // Hashed file names differ, so the imports compress to slightly different sizes.
  expect(Math.abs(grown.entry - today.entry)).toBeLessThan(500)
  expect(grown.firstScript).toBeLessThanOrEqual(budgets.firstScript.limit)
  expect(grown.markup).toBeLessThanOrEqual(budgets.markup.limit)
  expect(grown.buildMsPerPage).toBeLessThan(1.5 * today.buildMsPerPage)
  expect(grown.searchMs).toBeLessThan(frameMs)
  expect(grown.searchIndex).toBeLessThan(58_000) // reached; the goal is 40 KB with the code of the search
})

/** Sizes are gzip bytes of the worst page, times are of the CPU. */
async function measure(times: number) {
  const folder = writeGrownSite(times)
  const buildMs = build(folder)
  const dist = path.join(folder, 'dist')
  const sizes = new Map<string, number>()
  const sizeOf = (file: string) => {
    const size = sizes.get(file) ?? gzipSync(readFileSync(path.join(dist, file)), { level: 9 }).length
    sizes.set(file, size)
    return size
  }
  const sum = (files: readonly string[]) => files.reduce((total, file) => total + sizeOf(file), 0)
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  const pages = files.flatMap((file) => {
    const html = file.endsWith('index.html') ? readFileSync(path.join(dist, file), 'utf8') : ''
    // Skip redirects, shells and copies of the template: they have no content.
    if (!/<div id="root"[^>]*><[a-z]/.test(html)) return []
    const styles = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href = '']) => href)
    const entry = ownScripts(html).filter((each) => /\/(?:libraries|index)-/.test(each))
    return { file, entry: sum(entry), firstScript: sum(ownScripts(html)), markup: sum([file, ...styles]) }
  })
  const worst = (key: 'entry' | 'firstScript' | 'markup') => Math.max(...pages.map((page) => page[key]))
  const index = files.find((file) => /^assets\/search-index-[^/]+\.js$/.test(file)) ?? ''
  return {
    pages: pages.length,
    entry: worst('entry'),
    firstScript: worst('firstScript'),
    markup: worst('markup'),
    searchIndex: sizeOf(index),
    worstMarkup: pages.find(({ markup }) => markup === worst('markup'))?.file,
    buildMsPerPage: Math.round(buildMs / pages.length),
    searchMs: await slowestSearch(path.join(dist, index)),
  }
}

/** Builds the site in another process. Returns CPU milliseconds, because a busy machine takes longer. */
function build(cwd: string): number {
  const env = { ...process.env, NODE_ENV: 'production', ...optionalServices }
  const command = 'TIMEFORMAT="%U %S"; time npm run build'
  const { status, stdout, stderr } = spawnSync('bash', ['-c', command], { cwd, env, encoding: 'utf8' })
  const [, user, system] = /([\d.]+) ([\d.]+)\s*$/.exec(stderr) ?? []
  if (status !== 0) throw new Error(`The build failed:\n${stdout}${stderr}`)
  return (Number(user) + Number(system)) * 1_000
}

/** CPU milliseconds of the slowest query, after a warm-up. */
async function slowestSearch(index: string): Promise<number> {
  const module: unknown = await import(pathToFileURL(index).href)
  if (!isIndex(module)) throw new Error(`${index} is no search index`)
  const finder = prepareFinder(module.default)
  const runs = 20
  const timed = [...queries, ...queries].map((query) => {
    const before = process.cpuUsage()
    for (let run = 0; run < runs; run += 1) finder.find(query)
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1_000 / runs
  })
  return Math.max(...timed.slice(queries.length))
}

function isIndex(module: unknown): module is { default: readonly SearchEntry[] } {
  return typeof module === 'object' && module !== null && 'default' in module && Array.isArray(module.default)
}

const lists = import.meta.glob<Record<string, readonly unknown[]>>(
  [
    '/src/content/*/{event,player,team}-ids.ts',
    '/src/content/{players/rosters/*,teams/{combat,field}-teams}.ts',
  ],
  { eager: true },
)
const events = import.meta.glob<{ card: unknown; story: unknown; highlights?: unknown }>(
  '/src/content/events/{past,upcoming}/*.ts',
  { eager: true },
)
const ids: ReadonlySet<string> = new Set([...eventIds, ...playerIds, ...teamIds])

/** Copies the source of the site, with so many times the events, players and teams. Returns the folder. */
function writeGrownSite(times: number): string {
  const root = path.resolve(import.meta.dirname, '../..')
  const folder = path.join(root, `reports/grown-${times}`)
  rmSync(folder, { recursive: true, force: true })
  for (const part of ['index.html', 'package.json', 'public', 'src', 'sw', 'tsconfig.json', 'vite.config.ts'])
    cpSync(path.join(root, part), path.join(folder, part), { recursive: true })

  const write = (file: string, ...code: string[]) => writeFileSync(path.join(folder, file), code.join('\n'))
  const exported = (name: string, value: unknown) => `export const ${name} = ${JSON.stringify(value)}`
  const copies = Array.from({ length: times - 1 }, (_, index) => index + 1)
  for (const [file, exports] of Object.entries(lists))
    for (const [name, list] of Object.entries(exports))
      write(file, exported(name, [...list, ...copies.flatMap((copy) => copied(list, copy))]))
  for (const [file, { card, story, highlights = [] }] of Object.entries(events))
    for (const copy of copies)
      write(
        file.replace('.ts', `-${copy}.ts`),
        `import { card as one } from './${path.basename(file)}?card'`,
        exported('card', copied(card, copy)).replace('"art":""', 'art: one.art'),
        exported('story', copied(story, copy)),
        exported('highlights', copied(highlights, copy)),
      )
  return folder
}

/** A copy of the facts with other ids, names, dates and rankings. */
function copied(value: unknown, copy: number, key = ''): unknown {
  if (key === 'art') return '' // a module, not data
  if (Array.isArray(value)) return value.map((each) => copied(each, copy, key))
  if (typeof value === 'object' && value)
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, copied(each, copy, name)]))
  if (key === 'dayOffset') return Number(value) < 0 ? Number(value) - 7 * copy : Number(value) + copy
  if (key === 'ranking') return Number(value) + ids.size * copy
  if (typeof value !== 'string') return value
  if (key === 'id' || ids.has(value)) return `${value}-${copy}`
  if (key !== 'en' && key !== 'ar') return value
  // In another order, gzip finds no repetition of a long text.
  return value.length < 30 ? `${value} ${copy}` : new Random(value, copy).shuffle(value.split(' ')).join(' ')
}
