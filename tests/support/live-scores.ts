import type { Page } from '@playwright/test'

/** The announcements of a page from now on, in order. */
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

/** Hides and shows the page, which polls the feed. */
export async function toggleVisibility(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const state of ['hidden', 'visible']) {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state })
      document.dispatchEvent(new Event('visibilitychange'))
    }
  })
}

/** Logs an error for every layout shift without input, until `leaveForNextPage`. */
export async function watchForShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let shift = 0
    new PerformanceObserver((list) => {
      if ('leaves' in document.documentElement.dataset) return
      for (const entry of list.getEntries()) {
        if ('value' in entry && 'hadRecentInput' in entry && entry.hadRecentInput === false)
          shift += Number(entry.value)
      }
      if (shift > 0.001) console.error(`The page has shifted by ${shift}`)
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** The next page renders when its script has loaded, which may be late: it may move the current content. */
export async function leaveForNextPage(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.setAttribute('data-leaves', ''))
}
