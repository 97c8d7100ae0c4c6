import type { Page } from '@playwright/test'
import { artRequests, saveData } from '../support/data-saver.ts'
import { scriptNamed, scriptWith } from '../support/built-site.ts'
import { leaveForNextPage, watchForShifts } from '../support/live-scores.ts'
import { storedPaths } from '../support/releases.ts'
import { expect, full, hydrated, open, openActive, openInstalled, test } from '../support/site.ts'

async function readWhole(page: Page, address: string) {
  await openActive(page, address)
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  for (let top = 0; top < height; top += 800) {
    await page.mouse.wheel(0, 800)
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
  }
  await page.waitForLoadState('networkidle')
}

const boxes = (page: Page) =>
  page
    .locator('picture > img')
    .evaluateAll((images) =>
      images.map((image) => `${image.clientWidth}x${image.clientHeight} ${image.getAttribute('alt')}`),
    )

test('data saver: requests no image, and keeps its box', full, async ({ page, context }) => {
  await saveData(page)
  await watchForShifts(page)
  const art = artRequests(page)
  for (const address of ['/', '/watch', '/blog']) {
    await readWhole(page, address)
    expect(art, address).toEqual([])
    await expect(page.locator('html')).toHaveAttribute('data-low', '')
    await leaveForNextPage(page)
  }

  const lavish = await context.newPage()
  const all = artRequests(lavish)
  await readWhole(lavish, '/blog')
  expect(all.length, 'a page that is allowed its pictures').toBeGreaterThan(0)
  const full = await boxes(lavish)
  expect(full.length).toBeGreaterThan(0)
  expect(await boxes(page)).toEqual(full)
})

test('data saver: prefetches nothing', full, async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
  })
  const early = new Set([
    scriptWith('One crew for the whole night'),
    scriptNamed('toaster'),
    scriptNamed('enquiry-dialog'),
  ])
  const ahead = () => [...early].filter((path) => scripts.includes(path))
  const rest = async () => {
    await readWhole(page, '/live-scores')
    await page.evaluate(() => scrollTo(0, 0))
    await page.getByRole('banner').getByRole('link', { name: 'About' }).hover()
    await page.waitForLoadState('networkidle')
  }
  await rest()
  await expect.poll(ahead, 'a page that may fetch ahead').toEqual([...early])

  scripts.length = 0
  const art = artRequests(page)
  await saveData(page)
  await rest()
  expect(ahead()).toEqual([])
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click()
  await expect(page).toHaveURL('/about')
  await page.getByRole('banner').getByRole('link', { name: 'Gallery' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Frames worth stopping for')
  await page.waitForLoadState('networkidle')
  expect(art).toEqual([])
})

test('low-data switch: overrides the browser, in every tab', async ({ page, context }) => {
  const art = artRequests(page)
  await page.addInitScript(() => localStorage.setItem('sporte:low-data', 'on'))
  await readWhole(page, '/ar/about')
  expect(art).toEqual([])

  const other = await context.newPage()
  await other.goto('/robots.txt')
  await other.evaluate(() => localStorage.setItem('sporte:low-data', 'off'))
  await expect(page.locator('html')).not.toHaveAttribute('data-low')
  await expect.poll(() => art.length).toBeGreaterThan(0)

  art.length = 0
  await saveData(other)
  const again = artRequests(other)
  await other.goto('/ar/about')
  await hydrated(other)
  await expect.poll(() => again.length).toBeGreaterThan(0)
})

test('low data: the gallery loads on request', full, async ({ page }) => {
  const art = artRequests(page)
  await saveData(page)
  await readWhole(page, '/ar/gallery')
  await expect(page.getByText('وضع توفير البيانات مفعّل')).toBeVisible()
  expect(art).toEqual([])
  await page.getByRole('button', { name: 'حمّل الصور' }).click()
  await expect(page.getByText('وضع توفير البيانات مفعّل')).toBeHidden()
  await expect.poll(() => art.length).toBeGreaterThan(0)
  await expect(page.locator('main li a').first()).toBeFocused()

  await open(page, '/gallery')
  await page.waitForLoadState('networkidle')
  art.length = 0
  await page.getByRole('link', { name: /Corniche Cup Final/ }).click()
  await expect(page.getByRole('dialog').getByRole('img', { name: /./ }).first()).toBeVisible()
  await expect.poll(() => art.filter((path) => path.includes('hero-football')).length).toBeGreaterThan(0)
})

test.describe('with the worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('caches no images for offline use', full, async ({ page }) => {
    await saveData(page)
    await openInstalled(page, '/about')
    const held = await storedPaths(page)
    expect(held).toContain('/ar/live-scores/')
    expect(held.filter((path) => path.endsWith('.avif'))).toEqual([])
  })
})
