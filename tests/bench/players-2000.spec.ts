import path from 'node:path'
import { expect, test, type Page } from '@playwright/test'
import { build } from 'vite'
import type { Sport } from '@/content/sports.ts'
import type { TeamId } from '@/content/teams/team-ids.ts'
import { teams } from '@/content/teams/teams.ts'
import type { rosterOf } from '@/features/players/roster.ts'

declare global {
  var rosterModule: { rosterOf: typeof rosterOf }
}

const howMany = 2_000
/** CPU throttling rate that simulates a slow phone on this machine. */
const slowdown = 4
const frameMs = 16.7
/** Happens once, at the first keystroke. Longer than a frame, but too short to be noticed as a pause. */
const foldingMs = 400

const queries = [
  'k',
  'kha',
  'khaled',
  'Mansury',
  'mohammed al mansouri',
  'Abdel Rahman',
  'burj fight club',
  'خالد',
  'المنصوري',
  'محمد رمضان',
  'nobody at all',
]

test('search over 2,000 players answers within a frame on a slow phone', async ({ page }) => {
  await page.addScriptTag({ content: await bundledRoster() })
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })

  const { folding, searches } = await measure(page)

  const worst = searches.toSorted((a, b) => b.ms - a.ms)[0]
  console.log(
    [
      '',
      `Search over ${howMany} players at ${slowdown}× slowdown`,
      `  folding their names, once   ${folding.toFixed(1).padStart(6)} ms of ${foldingMs}`,
      ...searches.map(
        ({ query, ms, found }) =>
          `  ${query.padEnd(26)} ${ms.toFixed(1).padStart(7)} ms of ${frameMs}   ${found} found`,
      ),
      '',
    ].join('\n'),
  )
  expect(searches.find(({ query }) => query === 'khaled')?.found).toBeGreaterThan(0)
  expect(worst?.ms).toBeLessThan(frameMs)
  expect(folding).toBeLessThan(foldingMs)
})

/** Bundles the site's own module for an empty page, so that production builds need no test code. */
async function bundledRoster(): Promise<string> {
  const root = path.resolve(import.meta.dirname, '../..')
  const built = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    resolve: { alias: { '@': path.join(root, 'src') } },
    build: {
      write: false,
      lib: { entry: 'src/features/players/roster.ts', formats: ['iife'], name: 'rosterModule' },
    },
  })
  const [bundle] = [built].flat()
  const chunk = bundle && 'output' in bundle ? bundle.output[0] : undefined
  if (!chunk) throw new Error('The roster was not bundled')
  return chunk.code
}

/** The median of 21 runs per query, so that a busy machine does not distort the result. */
function measure(page: Page) {
  return page.evaluate(
    ({ players, queries }) => {
      const start = performance.now()
      const roster = globalThis.rosterModule.rosterOf(players)
      const folding = performance.now() - start
      const searches = queries.map((query) => {
        const runs = Array.from({ length: 21 }, () => {
          const from = performance.now()
          const found = roster.find(undefined, query).length
          return { ms: performance.now() - from, found }
        }).sort((a, b) => a.ms - b.ms)
        return { query, ms: runs[10]?.ms ?? Infinity, found: runs[10]?.found ?? 0 }
      })
      return { folding, searches }
    },
    { players: manyPlayers(howMany), queries },
  )
}

const firsts = [
  ['Khalid', 'خالد'],
  ['Omar', 'عمر'],
  ['Muhammad', 'محمد'],
  ['Mahmoud', 'محمود'],
  ['Youssef', 'يوسف'],
  ['Abdulrahman', 'عبد الرحمن'],
  ['Fatima', 'فاطمة'],
  ['Yasmin', 'ياسمين'],
  ['Tariq', 'طارق'],
  ['Ziad', 'زياد'],
  ['Hassan', 'حسن'],
  ['Hussein', 'حسين'],
  ['Rafael', 'رافاييل'],
  ['Danny', 'داني'],
  ['Bilal', 'بلال'],
  ['Mina', 'مينا'],
  ['Layla', 'ليلى'],
  ['Nasser', 'ناصر'],
  ['Ibrahim', 'إبراهيم'],
  ['Saeed', 'سعيد'],
] as const

const lasts = [
  ['Al Mansoori', 'المنصوري'],
  ['Haddad', 'حداد'],
  ['Maciel', 'ماسيل'],
  ['Sherazi', 'شيرازي'],
  ['Rahal', 'رحّال'],
  ['Khoury', 'خوري'],
  ['Al Dhaheri', 'الظاهري'],
  ['Ramadan', 'رمضان'],
  ['Boulos', 'بولس'],
  ['Ghanem', 'غانم'],
] as const

const nicknames = [
  ['The Falcon', 'الصقر'],
  ['Desert Storm', 'عاصفة الصحراء'],
  ['Anaconda', 'الأناكوندا'],
  ['The Finisher', 'الحاسم'],
  ['Atlas', 'أطلس'],
] as const

type Generated = {
  name: { en: string; ar: string }
  nickname: { en: string; ar: string }
  sport: Sport
  team: TeamId
}

/** Generates distinct players. Each name ends with a number, so that folding cannot profit from repeated names. */
function manyPlayers(count: number): Generated[] {
  return Array.from({ length: count }, (_, index) => {
    const [first, last, nickname, team] = [
      pick(firsts, index),
      pick(lasts, Math.floor(index / firsts.length)),
      pick(nicknames, index),
      pick(teams, index),
    ]
    return {
      name: { en: `${first[0]} ${last[0]} ${index}`, ar: `${first[1]} ${last[1]} ${index}` },
      nickname: { en: nickname[0], ar: nickname[1] },
      sport: team.sport,
      team: team.id,
    }
  })
}

function pick<Item>(list: readonly Item[], index: number): Item {
  const item = list[index % list.length]
  if (item === undefined) throw new Error('Nothing to pick from')
  return item
}
