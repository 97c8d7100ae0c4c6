import type { Page } from '@playwright/test'
import { expect, hydrated, open, test } from '../support/site.ts'

/** Waits only for the commit: the inline script redirects while the page loads, which Firefox reports as an error. */
const goAndBeMoved = (page: Page, address: string) => page.goto(address, { waitUntil: 'commit' })

test('redirects an Arabic browser with query and hash before the first paint', async ({ browser, site }) => {
  const context = await browser.newContext({ locale: 'ar-AE', baseURL: site.url })
  const page = await context.newPage()
  await page.addInitScript(() => {
    const seen: string[] = []
    new PerformanceObserver((list) => {
      if (list.getEntries().length > 0) seen.push(document.documentElement.lang)
      sessionStorage.setItem('painted', seen.join())
    }).observe({ type: 'paint', buffered: true })
  })
  await page.goto('/live-scores?match=4&tab=bowling#main')
  await expect(page).toHaveURL('/ar/live-scores?match=4&tab=bowling#main')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('painted'))).toMatch(/^ar(?:,ar)*$/)
  await open(page, '/')
  await expect(page).toHaveURL('/ar/')
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('language'))),
  ).toEqual([])
  await context.close()
})

test('language switch: keeps query and section, and wins over the browser', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, '/about')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Live scores' }).click()
  await expect(page).toHaveTitle('Live cricket scores: UAE Tri-Nation Series 2025 · Sporte')
  const count = (selector: string) => page.locator(selector).count()
  expect([
    await count('title'),
    await count('meta[name="description"]'),
    await count('link[rel="canonical"]'),
    await count('link[rel="alternate"]'),
  ]).toEqual([1, 1, 1, 3])
  const url = 'https://sporte.example/live-scores'
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', url)
  await expect(page.locator('meta[property="og:url"]')).toHaveAttribute('content', url)
  const toArabic = page.getByRole('link', { name: 'العربية' })
  await expect(toArabic).toHaveAttribute('href', '/ar/live-scores')

  await open(page, '/live-scores?match=1&tab=overs#main')
  await toArabic.click()
  await expect(page).toHaveURL('/ar/live-scores?match=1&tab=overs#main')
  await expect(page.getByRole('link', { name: 'الأوفرات' })).toHaveAttribute('aria-current', 'page')
  await goAndBeMoved(page, '/events')
  await expect(page).toHaveURL('/ar/events')
  await hydrated(page)
  await page.getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL('/events')
  await goAndBeMoved(page, '/ar/help')
  await expect(page).toHaveURL('/help')
})
