import type { Page } from '@playwright/test'
import { expect, open, test } from '../support/site.ts'

/** Waits only for the commit: the inline script redirects while the page loads, which Firefox reports as an error. */
const goAndBeMoved = (page: Page, address: string) => page.goto(address, { waitUntil: 'commit' })

test.describe('language', () => {
  test('redirects an Arabic browser to the Arabic page with query and hash', async ({ browser, site }) => {
    const context = await browser.newContext({ locale: 'ar-AE', baseURL: site.url })
    const page = await context.newPage()
    await page.goto('/live-scores?match=4&tab=bowling#main')
    await expect(page).toHaveURL('/ar/live-scores?match=4&tab=bowling#main')
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    await context.close()
  })

  test('remembers a choice, which wins over the browser’s language', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await open(page, '/about')
    await page.getByRole('link', { name: 'العربية' }).click()
    await expect(page).toHaveURL('/ar/about')
    await goAndBeMoved(page, '/events')
    await expect(page).toHaveURL('/ar/events')
    await open(page, '/ar/events')
    await page.getByRole('link', { name: 'English' }).click()
    await expect(page).toHaveURL('/events')
    await goAndBeMoved(page, '/ar/help')
    await expect(page).toHaveURL('/help')
  })

  test('stores nothing before the visitor chooses', async ({ browser, site }) => {
    const context = await browser.newContext({ locale: 'ar', baseURL: site.url })
    const page = await context.newPage()
    await open(page, '/')
    await expect(page).toHaveURL('/ar/')
    expect(
      await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('language'))),
    ).toEqual([])
    await context.close()
  })

  test('keeps page, query and section on a switch', async ({ page }) => {
    await open(page, '/live-scores?match=1&tab=overs#main')
    const link = page.getByRole('link', { name: 'العربية' })
    await link.click()
    await expect(page).toHaveURL('/ar/live-scores?match=1&tab=overs#main')
    await expect(page.getByRole('link', { name: 'الأوفرات' })).toHaveAttribute('aria-current', 'page')
  })

  test('updates the switch on client-side navigation', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await open(page, '/')
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Gallery' }).click()
    await expect(page).toHaveURL('/gallery')
    await expect(page.getByRole('link', { name: 'العربية' })).toHaveAttribute('href', '/ar/gallery')
  })

  test('never paints in the wrong language', async ({ browser, site }) => {
    const context = await browser.newContext({ locale: 'ar', baseURL: site.url })
    const page = await context.newPage()
    await page.addInitScript(() => {
      const seen: string[] = []
      new PerformanceObserver((list) => {
        if (list.getEntries().length > 0) seen.push(document.documentElement.lang)
        sessionStorage.setItem('painted', seen.join())
      }).observe({ type: 'paint', buffered: true })
    })
    await page.goto('/about')
    await expect(page).toHaveURL('/ar/about')
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('painted'))).toMatch(/^ar(?:,ar)*$/)
    await context.close()
  })

  test('has one title, description and canonical before and after navigation', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await open(page, '/about')
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Live scores' }).click()
    await expect(page).toHaveTitle('Live scores · Sporte')
    const count = (selector: string) => page.locator(selector).count()
    expect([
      await count('title'),
      await count('meta[name="description"]'),
      await count('link[rel="canonical"]'),
      await count('link[rel="alternate"]'),
    ]).toEqual([1, 1, 1, 3])
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      'https://sporte.example/live-scores',
    )
    await expect(page.locator('meta[property="og:url"]')).toHaveAttribute(
      'content',
      'https://sporte.example/live-scores',
    )
  })
})
