import type { Page } from '@playwright/test'

/** Collects all further screen reader announcements of a page, in order. */
export async function collectAnnouncements(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const said: string[] = []
    const region = document.getElementById('announcer')
    if (!region) throw new Error('The page has no announcer')
    new MutationObserver(() => {
      const sentence = region.firstElementChild?.textContent
      if (sentence && said.at(-1) !== sentence) said.push(sentence)
      document.documentElement.dataset.said = JSON.stringify(said)
    }).observe(region, { childList: true, subtree: true, characterData: true })
  })
  return async () => {
    const said: unknown = JSON.parse(
      (await page.evaluate(() => document.documentElement.dataset.said)) ?? '[]',
    )
    return Array.isArray(said) ? said.map(String) : []
  }
}

/**
 * Logs layout shifts without recent input as console errors, until `leaveForNextPage` is called. A centred text that
 * changes in place counts up to 0.0012.
 */
export async function watchForShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let shift = 0
    new PerformanceObserver((list) => {
      if ('leaves' in document.documentElement.dataset) return
      for (const entry of list.getEntries()) {
        if ('value' in entry && 'hadRecentInput' in entry && entry.hadRecentInput === false)
          shift += Number(entry.value)
      }
      if (shift > 0.002) console.error(`${location.pathname} has shifted by ${shift}`)
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** Stops the detection of layout shifts: on a busy machine, the next page renders late and may shift the content. */
export async function leaveForNextPage(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.setAttribute('data-leaves', ''))
}

/** Leaves the tab, or returns to it. */
export const show = (page: Page, state: 'hidden' | 'visible') =>
  page.evaluate((given) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => given })
    document.dispatchEvent(new Event('visibilitychange'))
  }, state)
