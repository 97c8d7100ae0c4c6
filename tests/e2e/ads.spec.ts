import { rmSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { AdNetwork } from '../support/ad-network.ts'
import { expect, open, test } from '../support/site.ts'
import { smallRelease } from '../support/small-release.ts'

// One worker runs all tests, so that the release is built once.
test.describe.configure({ mode: 'default' })

const article = '/blog/eight-cameras-one-knockout'
const network = new AdNetwork()
let release = ''

test.beforeAll(async () => {
  test.setTimeout(240_000)
  await network.start()
  release = smallRelease(['/', '/events', article], {
    VITE_ADS_CLIENT: 'ca-pub-1',
    VITE_ADS_SCRIPT_URL: network.scriptUrl,
    VITE_ADS_SLOT_SMALL: '101',
    VITE_ADS_SLOT_MEDIUM: 'sold-out',
    VITE_ADS_SLOT_LARGE: '103',
    VITE_ADS_SLOT_RECTANGLE: '104',
  })
})
test.afterAll(async () => {
  await network.stop()
  if (release !== '') rmSync(release, { recursive: true })
})
test.beforeEach(({ site }) => {
  network.reset()
  site.deploy(release)
})

const slot = (page: Page, size: string) => page.locator(`aside[data-size="${size}"]`)
async function sizeOf(box: Locator) {
  const bounds = await box.boundingBox()
  return [bounds?.width, bounds?.height]
}
const scriptRequests = () => network.requests.filter((path) => path.startsWith('/ads.js'))

/** Scrolls until the slot's top edge is `heights` viewport heights below the top of the viewport. */
function scrollNear(page: Page, size: string, heights: number): Promise<void> {
  return slot(page, size).evaluate((element, share) => {
    scrollBy({ top: element.getBoundingClientRect().top - innerHeight * share, behavior: 'instant' })
  }, heights)
}

test(
  'loads the ad script only near a slot, fills the slot and keeps its size, or its house ad if unfilled',
  { tag: '@full' },
  async ({ page }) => {
    let answer = () => {}
    network.ready = new Promise((resolve) => {
      answer = resolve
    })
    await open(page, article)
    const small = slot(page, 'small')
    await scrollNear(page, 'small', 1.8)
    await page.mouse.move(20, 300)
    await page.waitForLoadState('networkidle')
    expect(network.requests).toEqual([])
    const before = await sizeOf(small)
    const pageHeight = await page.evaluate(() => document.documentElement.scrollHeight)

    await scrollNear(page, 'small', 1.2)
    await expect.poll(scriptRequests).toEqual(['/ads.js?client=ca-pub-1'])
    await expect(small.getByRole('link', { name: 'Watch now' })).toBeVisible()
    expect(await sizeOf(small)).toEqual(before)

    answer()
    await expect(small.frameLocator('iframe').locator('html')).toBeAttached()
    await expect(small.getByRole('link')).toBeHidden()
    expect(before).toEqual([728, 90])
    await expect
      .poll(() => network.requests.slice(1).toSorted())
      .toEqual(['/bid?slot=101&client=ca-pub-1&size=728x90', '/frame?slot=101'])
    expect(await sizeOf(small)).toEqual(before)
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(pageHeight)

    await open(page, '/events')
    await slot(page, 'medium').scrollIntoViewIfNeeded()
    await expect(slot(page, 'medium').locator('ins[data-ad-status="unfilled"]')).toBeAttached()
    await slot(page, 'medium').getByRole('link').click()
    await expect(page).toHaveURL('/#packages')
  },
)

test(
  'keeps the house ads and logs one line if the script fails, else fills every slot with one script',
  { tag: '@full' },
  async ({ page, trouble }) => {
    network.isUp = false
    await page.setViewportSize({ width: 2100, height: 900 })
    const openSlots = async () => {
      await open(page, '/')
      await page.mouse.move(20, 300)
      await slot(page, 'large').scrollIntoViewIfNeeded()
    }
    await openSlots()
    await expect.poll(() => trouble.length).toBe(1)
    await page.waitForLoadState('networkidle')

    expect(trouble.splice(0)).toEqual([`error: The advertising script failed to load: ${network.scriptUrl}`])
    for (const size of ['large', 'rectangle']) {
      await expect(slot(page, size).getByRole('link')).toBeVisible()
      await expect(slot(page, size).locator('ins')).toHaveCount(0)
    }
    expect(scriptRequests()).toHaveLength(1)

    network.reset()
    await openSlots()
    for (const size of ['large', 'rectangle']) await expect(slot(page, size).locator('iframe')).toBeVisible()
    await expect
      .poll(() => network.requests.toSorted())
      .toEqual([
        '/ads.js?client=ca-pub-1',
        '/bid?slot=103&client=ca-pub-1&size=970x250',
        '/bid?slot=104&client=ca-pub-1&size=300x250',
        '/frame?slot=103',
        '/frame?slot=104',
      ])
  },
)
