import { gzipSync } from 'node:zlib'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Browser } from '@playwright/test'
import { expect, test } from '../support/site.ts'
import { oneOfEachKind } from '../support/addresses.ts'
import { contentPages, distPath, precachedUrls, type BuiltPage } from '../support/built-site.ts'
import { Ledger } from './budgets.ts'

const zipped = (address: string) =>
  gzipSync(readFileSync(path.join(distPath, new URL(address, 'http://site').pathname)), { level: 9 }).length

const addressOf = ({ file }: BuiltPage) => `/${file.replace(/index\.html$/, '')}`

test('every page is within its budgets', async ({ browser, site }) => {
  const ledger = new Ledger()
  const pages = contentPages().filter(
    ({ file }) => !file.endsWith('404.html') && !file.includes('watch-offline'),
  )

  ledger.note('install', installSize(), `${precachedUrls().length} files`)
  for (const page of pages) noteMarkup(ledger, page)
  const queue = [...oneOfEachKind]
  const measure = async () => {
    for (let address = queue.shift(); address; address = queue.shift()) {
      await noteLoading(ledger, browser, site.url, address)
    }
  }
  // Side by side: nothing here is a time.
  await Promise.all([measure(), measure()])

  console.log(ledger.print())
  expect(ledger.over()).toEqual([])
})

/** What a visitor downloads once for everything without a network; pictures are counted apart, they are art. */
function installSize(): number {
  const held = precachedUrls().filter((url) => !/\.(?:avif|png)$/.test(url))
  return ['/sw.js', ...held.map((url) => (url.endsWith('/') ? `${url}index.html` : url))]
    .map(zipped)
    .reduce((sum, size) => sum + size, 0)
}

/** What the document itself asks for: an end-to-end test proves that a page needs no other script to be usable. */
function noteMarkup(ledger: Ledger, page: BuiltPage) {
  const linked = (pattern: RegExp) =>
    [...page.html.matchAll(pattern)].reduce((sum, [, href = '']) => sum + zipped(href), 0)
  const address = addressOf(page)
  ledger.note('firstScript', linked(/(?:rel="modulepreload"[^>]* href|<script [^>]*src)="([^"]+)"/g), address)
  const styles = linked(/<link rel="stylesheet" href="([^"]+)"/g)
  ledger.note('markup', gzipSync(page.html, { level: 9 }).length + styles, address)
}

/** Opens a page as a first visitor on a phone would, and touches nothing. */
async function noteLoading(ledger: Ledger, browser: Browser, origin: string, address: string) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 3,
    serviceWorkers: 'block',
    baseURL: origin,
  })
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
  await page.waitForFunction(() => document.documentElement.dataset.hydrated !== undefined)
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
