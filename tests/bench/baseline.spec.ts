import { SiteServer } from '../sandbox/site-server.ts'
import { expect, test } from '../support/site.ts'
import { writeBaselinePage } from './baseline-page.ts'
import { loadPage, type PageLoad } from './page-load.ts'

const paths = [
  '/',
  '/watch',
  '/live-scores',
  '/events',
  '/services',
  '/service/production-broadcasting',
  '/player/khalid-al-mansoori',
  '/event/desert-fury-7',
  '/plan',
  '/gallery',
  '/blog',
  '/help',
]
/** `PAGES=/,/watch` measures these alone. */
const addresses =
  process.env.PAGES?.split(',') ?? paths.flatMap((path) => [path, path === '/' ? '/ar/' : `/ar${path}`])
const rounds = Number(process.env.ROUNDS ?? 3)

/** Limits as ratios to the baseline, because absolute times vary between runs. */
const limits = { firstPaint: 1.1, largestPaint: 1.2, longestTask: 0.7 } as const
const isHome = (address: string) => /^\/(?:ar\/)?$/.test(address)
const mainThreadLimit = (address: string) => (isHome(address) ? 3.3 : 3)
/** Requests of the home page before the first press. */
const requestLimit = 80

/** The median of one column over all runs. */
function median(loads: readonly PageLoad[], column: keyof PageLoad): number {
  const sorted = loads.map((load) => load[column]).toSorted((a, b) => a - b)
  return sorted[sorted.length >> 1] ?? 0
}

test('holds the page-load bounds against a hand-written page', async ({ site }) => {
  test.setTimeout(60 * 60_000)
  const floor = new SiteServer(writeBaselinePage())
  await floor.start()
  const loads = new Map<string, PageLoad[]>()
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, url] of [
      ['floor', `${floor.url}/`],
      ['floor, Arabic', `${floor.url}/ar/`],
      ...addresses.map((address) => [address, site.url + address] as const),
    ] as const) {
      loads.set(name, [...(loads.get(name) ?? []), await loadPage(url)])
    }
  }
  await floor.stop()

  const over: string[] = []
  console.log(
    `\nBeside a page written by hand, whole Chromium, median of ${rounds}: milliseconds, and how many times the floor’s\n${''.padEnd(38)}first paint       largest     main thread  script draw  longest task  >12.5  files`,
  )
  for (const [name, runs] of loads) {
    const base = loads.get(name.startsWith('/ar') ? 'floor, Arabic' : 'floor') ?? []
    const ratio = (column: keyof PageLoad) => median(runs, column) / median(base, column)
    const both = (column: keyof PageLoad) =>
      `${Math.round(median(runs, column))}`.padStart(5) + `  ×${ratio(column).toFixed(2)}`.padEnd(8)
    const alone = (column: keyof PageLoad) => `${Math.round(median(runs, column))}`.padStart(6)
    console.log(
      `  ${name.padEnd(34)} ${both('firstPaint')} ${both('largestPaint')} ${both('mainThread')} ${alone('script')}${alone('drawing')}   ${both('longestTask')} ${alone('blocked')} ${alone('requests')}`,
    )
    if (!name.startsWith('/')) continue
    for (const column of ['firstPaint', 'largestPaint', 'longestTask'] as const)
      if (ratio(column) > limits[column]) over.push(`${name}: ${column} ×${ratio(column).toFixed(2)}`)
    if (ratio('mainThread') > mainThreadLimit(name))
      over.push(`${name}: main thread ×${ratio('mainThread').toFixed(2)}`)
    if (isHome(name) && median(runs, 'requests') > requestLimit)
      over.push(`${name}: ${median(runs, 'requests')} files before the first press`)
  }
  expect(over).toEqual([])
})
