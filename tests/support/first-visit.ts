import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { CDPSession, Page } from '@playwright/test'
import type { SiteServer } from '../sandbox/site-server.ts'
import { distPath, readBuilt } from './built-site.ts'
import { delayDeferredScripts } from './delay-responses.ts'
import { earlyEvening, startClockAt } from './page-clock.ts'
import { hydrated } from './site.ts'

declare global {
  /** Set by `prepareFirstVisit`: the score and the sources of each layout shift. */
  var shifts: string[]
}

type FirstVisit = { shifts: string[]; fonts: number[]; hero: number | null }

const sizeOf = (url: string) => readFileSync(path.join(distPath, new URL(url).pathname)).length

/** Disables the HTTP cache and records every layout shift. */
export async function prepareFirstVisit(page: Page, moment = earlyEvening): Promise<CDPSession> {
  await startClockAt(page, moment)
  const browser = await page.context().newCDPSession(page)
  await browser.send('Network.enable')
  await browser.send('Network.setCacheDisabled', { cacheDisabled: true })
  await page.addInitScript(() => {
    const shifts: string[] = []
    Object.assign(globalThis, { shifts })
    const nameOf = (node: unknown) =>
      node instanceof Element
        ? `${node.tagName} ${node.getAttribute('class')}`
        : node instanceof Text
          ? `"${node.data}" in ${node.parentElement?.getAttribute('class')}`
          : String(node)
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!('value' in entry && typeof entry.value === 'number' && entry.value > 0)) continue
        const sources = 'sources' in entry && Array.isArray(entry.sources) ? entry.sources : []
        shifts.push(`${entry.value}: ${sources.map(({ node }) => nameOf(node)).join(', ')}`)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return browser
}

/**
 * Opens a page like a first visit on a phone, without interaction, and returns layout shifts and sizes in bytes. Delays
 * every script that the document does not reference until the page is hydrated.
 */
export async function measureFirstVisit(
  page: Page,
  browser: CDPSession,
  site: SiteServer,
  address: string,
): Promise<FirstVisit> {
  // Scripts that the previous page still requests would be held up too, and occupy all six connections.
  await page.goto('about:blank')
  const html = readBuilt(`${address.slice(1)}/index.html`.replace(/^\//, ''))
  const release = delayDeferredScripts(site, address)
  await page.setViewportSize({ width: 390, height: 844 })
  // Only the choice of the hero image depends on the pixel ratio.
  const deviceScaleFactor = /fetchpriority="high"/i.test(html) ? 3 : 1
  await browser.send('Emulation.setDeviceMetricsOverride', {
    width: 390,
    height: 844,
    deviceScaleFactor,
    mobile: false,
  })

  // Not until `load`, because scripts that are held up can occupy all six connections.
  await page.goto(address, { waitUntil: 'commit' })
  await hydrated(page)
  release()
  await page.waitForLoadState('networkidle')
  const { shifts, fonts, hero } = await page.evaluate(() => ({
    shifts: globalThis.shifts,
    fonts: performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.endsWith('.woff2')),
    hero: document.querySelector<HTMLImageElement>('img[fetchpriority="high"]')?.currentSrc,
  }))
  return { shifts, fonts: [...new Set(fonts)].map(sizeOf), hero: hero ? sizeOf(hero) : null }
}
