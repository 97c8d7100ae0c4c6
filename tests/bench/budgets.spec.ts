import { gzipSync } from 'node:zlib'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Browser } from '@playwright/test'
import { SiteServer } from '../sandbox/site-server.ts'
import { expect, hydrated, listenForTrouble, test } from '../support/site.ts'
import { oneOfEachKind } from '../support/addresses.ts'
import { contentPages, distPath, precachedUrls, type BuiltPage } from '../support/built-site.ts'
import { Ledger } from './budgets.ts'

const zipped = (address: string) =>
  gzipSync(readFileSync(path.join(distPath, new URL(address, 'http://site').pathname)), { level: 9 }).length

const addressOf = ({ file }: BuiltPage) => `/${file.replace(/\/?index\.html$/, '')}`

/** The scripts that the document itself asks for. */
const ownScripts = ({ html }: BuiltPage) =>
  [...html.matchAll(/(?:rel="modulepreload"[^>]* href|<script [^>]*src)="([^"]+)"/g)].map(
    ([, href = '']) => href,
  )

test('every page is within its budgets', async ({ browser }) => {
  const ledger = new Ledger()
  const trouble: string[] = []
  const pages = contentPages().filter(
    ({ file }) => !file.endsWith('404.html') && !file.includes('watch-offline'),
  )

  ledger.note('install', installSize(), `${precachedUrls().length} files`)
  for (const page of pages) noteMarkup(ledger, page)
  const queue = pages.filter((page) => oneOfEachKind.includes(addressOf(page)))
  expect(queue).toHaveLength(oneOfEachKind.length)
  const measure = async () => {
    const server = new SiteServer(distPath)
    await server.start()
    for (let page = queue.shift(); page; page = queue.shift())
      await noteLoading(page, { ledger, trouble, browser, server })
    await server.stop()
  }
  // Side by side: nothing here is a time.
  await Promise.all([measure(), measure(), measure()])

  console.log(ledger.print())
  expect(ledger.over()).toEqual([])
  expect(trouble).toEqual([])
})

type Measuring = { ledger: Ledger; trouble: string[]; browser: Browser; server: SiteServer }

/** What a visitor downloads once for everything without a network; pictures are counted apart, they are art. */
function installSize(): number {
  const held = precachedUrls().filter((url) => !/\.(?:avif|png)$/.test(url))
  return ['/sw.js', ...held.map((url) => (url.endsWith('/') ? `${url}index.html` : url))]
    .map(zipped)
    .reduce((sum, size) => sum + size, 0)
}

/** What the document itself asks for. */
function noteMarkup(ledger: Ledger, page: BuiltPage) {
  const size = (addresses: string[]) => addresses.map(zipped).reduce((sum, each) => sum + each, 0)
  const styles = [...page.html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(
    ([, href = '']) => href,
  )
  ledger.note('firstScript', size(ownScripts(page)), addressOf(page))
  ledger.note('markup', gzipSync(page.html, { level: 9 }).length + size(styles), addressOf(page))
}

/**
 * Opens a page as a first visitor on a phone would, and touches nothing. It must be usable with its own scripts: every
 * other one is held up until it is.
 */
async function noteLoading(built: BuiltPage, { ledger, trouble, browser, server }: Measuring) {
  const address = addressOf(built)
  const own = new Set(ownScripts(built))
  let release = () => {}
  const isUsable = new Promise<void>((resolve) => {
    release = resolve
  })
  server.holdUp = (file) => (/^\/assets\/.+\.js$/.test(file) && !own.has(file) ? isUsable : undefined)

  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    // The choice of the hero's width is all that depends on it.
    deviceScaleFactor: /fetchpriority="high"/i.test(built.html) ? 3 : 1,
    serviceWorkers: 'block',
    baseURL: server.url,
  })
  await listenForTrouble(context, trouble)
  const page = await context.newPage()
  const fonts = new Set<string>()
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.add(new URL(request.url()).pathname)
  })
  await page.addInitScript(() => {
    let total = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('value' in entry && typeof entry.value === 'number') total += entry.value
      }
      document.documentElement.dataset.shift = String(total)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(address)
  await hydrated(page)
  release()
  await page.waitForLoadState('networkidle')

  ledger.note('fontFiles', fonts.size, address)
  for (const font of fonts) ledger.note('font', readFileSync(path.join(distPath, font)).length, address)
  const shift = await page.evaluate(() => Number(document.documentElement.dataset.shift ?? 0))
  ledger.note('layoutShift', shift, address)
  const hero = await page.evaluate(
    () => document.querySelector<HTMLImageElement>('img[fetchpriority="high"]')?.currentSrc,
  )
  if (hero) ledger.note('hero', readFileSync(path.join(distPath, new URL(hero).pathname)).length, address)
  await context.close()
}
