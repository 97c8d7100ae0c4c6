import path from 'node:path'
import type { Page } from '@playwright/test'
import { allPaths, onePathPerTemplate } from '../support/paths.ts'
import { KillableBrowser } from '../support/persistent-browser.ts'
import { storedPaths } from '../support/releases.ts'
import { expect, full, waitForHeader, hydrated, open, openInstalled, test } from '../support/site.ts'

test.use({ serviceWorkers: 'allow' })

/** Opens each URL in the queue and checks its heading, language, title, styles and images. */
async function walk(queue: string[], newPage: () => Promise<Page>) {
  const page = await newPage()
  for (let address = queue.shift(); address; address = queue.shift()) {
    await page.goto(address, { waitUntil: 'domcontentloaded' })
    if (!address.endsWith('/watch')) await hydrated(page)
    const heading = page.getByRole('heading', { level: 1 }).first()
    await expect(heading, address).not.toHaveText(/not found|غير موجودة|didn’t load|تعذّر/)
    const seen = await page.evaluate(() => ({
      language: document.documentElement.lang,
      title: document.title,
      isStyled: getComputedStyle(document.querySelector('h1') ?? document.body).fontFamily.includes('Sporte'),
      missing: [...document.images]
        .filter((image) => image.complete && image.naturalWidth === 0 && image.checkVisibility())
        .map((image) => image.currentSrc),
    }))
    expect(seen, address).toEqual({
      language: address.startsWith('/ar') ? 'ar' : 'en',
      title: expect.stringMatching(/Sporte|سبورتي/),
      isStyled: true,
      missing: [],
    })
  }
}

/** One page of each family in each language, of those without a precached document. */
function unprecached(): string[] {
  const others = allPaths.filter((address) => !onePathPerTemplate.includes(address))
  return [...new Map(others.map((address) => [path.dirname(address), address])).values()]
}

const scores = [
  ['/live-scores', 'Live scores', '141/8'],
  ['/ar/live-scores', 'النتائج المباشرة', '141/8'],
  ['/live-scores?match=1&tab=overs', 'Live scores', '182/7'],
  ['/ar/live-scores?match=4', 'النتائج المباشرة', '169/5'],
] as const

test('opens scores and every page cold after one visit', full, async ({ site }) => {
  const browser = new KillableBrowser()
  try {
    await openInstalled((await browser.start(site)).page, '/about')
    await browser.close()
    await site.stop()

    const { context, page } = await browser.start(site)
    for (const [address, heading, score] of scores) {
      await page.goto(address)
      await hydrated(page)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
      await expect(page.locator('main').getByText(score).first()).toBeVisible()
    }
    await expect(page.getByText(/محفوظة على هذا الجهاز|تحققنا منها/)).toBeVisible()

    const newPage = async () => {
      const other = await context.newPage()
      await other.setViewportSize({ width: 390, height: 844 })
      return other
    }
    const queue = [...onePathPerTemplate]
    // Two pages in parallel, because most of a visit is waiting.
    await Promise.all([1, 2].map(() => walk(queue, newPage)))
    // The other pages of these templates have no precached document; the worker serves the shell.
    for (const address of unprecached()) {
      const response = await page.goto(address, { waitUntil: 'commit' })
      expect(response?.status(), address).toBe(200)
      expect(response?.fromServiceWorker(), address).toBe(true)
    }
    expect(browser.trouble).toEqual([])
  } finally {
    await browser.discard()
    await site.start()
  }
})

test('shows the age of the scores, and unknown pages as such', full, async ({ page, context, trouble }) => {
  await openInstalled(page, '/live-scores')
  await expect(page.getByText(/Checked/)).toBeVisible()
  await context.setOffline(true)
  await expect(page.getByText('You’re offline.', { exact: true })).toBeVisible()
  await expect(page.getByText(/Saved on this device/)).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('You’re offline.', { exact: true })).toBeHidden()
  await expect(page.getByText(/Checked/)).toBeVisible()

  await context.setOffline(true)
  for (const [address, heading] of [
    ['/no/such/page', 'Oops! Page not found'],
    ['/ar/no/such/page', 'عذرًا! الصفحة غير موجودة'],
    ['/player/nobody', 'Oops! Page not found'],
  ] as const) {
    await open(page, address)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await expect.poll(() => trouble).toHaveLength(1)
    trouble.length = 0
  }
  for (const [address, heading] of [
    ['/feed.xml', 'This file needs a connection'],
    ['/ar/calendar/event-emirates-sixes.ics', 'هذا الملف يحتاج إلى اتصال'],
  ] as const) {
    await open(page, address)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await page.mouse.move(20, 300)
    await expect(page).toHaveTitle(new RegExp(`^${heading} · `))
  }
  await open(page, '/privacy-policy')
  await expect(page).toHaveURL('/privacy')
})

test('replaces the watch page, which no cache contains', full, async ({ page, context, site }) => {
  const heading = page.getByRole('heading', { level: 1 })
  await openInstalled(page, '/about')
  await test.step('offline, for a link', async () => {
    await open(page, '/about')
    await waitForHeader(page)
    await context.setOffline(true)
    await page
      .locator('a[href^="/watch"]')
      .first()
      .evaluate((link: HTMLElement) => link.click())
    await expect(heading).toHaveText('You need a connection to watch')
    await context.setOffline(false)
    await expect(heading).toHaveText('Enter Code From App')
  })
  await test.step('offline, for a URL', async () => {
    const held = await storedPaths(page)
    expect(held).toContain('/live-scores/')
    const isLive = (url: string) =>
      /^\/(?:ar\/)?watch\/?$/.test(url) || (url.startsWith('/sandbox') && url !== '/sandbox/card')
    expect(held.filter(isLive)).toEqual([])

    await context.setOffline(true)
    for (const [address, title] of [
      ['/watch?code=LIVE01', 'You need a connection to watch'],
      ['/ar/Watch', 'المشاهدة تحتاج إلى اتصال'],
    ] as const) {
      await page.goto(address)
      await expect(heading).toHaveText(title)
      await expect(page).toHaveURL(address)
      await expect(page.locator('iframe')).toHaveCount(0)
    }
    expect(site.sandbox.codes.received).toEqual([])
    await context.setOffline(false)
    await expect(heading).toHaveText('أدخل الرمز من التطبيق')
  })
})
