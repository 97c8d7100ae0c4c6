import { readdirSync, rmSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { expect, full, open, openActive, openInstalled, test, waitForHeader } from '../support/site.ts'
import { smallRelease } from '../support/small-release.ts'
import { distPath } from '../support/built-site.ts'

const network = 'https://ads.example'
const script = `
  const fill = () => {
    const slot = document.querySelector('ins.adsbygoogle:not([data-ad-status])')
    if (!slot) throw new Error('Pushed without an empty slot')
    const id = slot.dataset.adSlot
    if (id === 'sold-out') {
      slot.dataset.adStatus = 'unfilled'
      return
    }
    fetch('${network}/bid?slot=' + id + '&client=' + slot.dataset.adClient + '&size=' + slot.offsetWidth + 'x' + slot.offsetHeight)
    const frame = document.createElement('iframe')
    frame.src = '${network}/frame?slot=' + id
    frame.width = 1200 // larger than any box
    frame.height = 600
    slot.append(frame)
    slot.dataset.adStatus = 'filled'
  }
  const queued = window.adsbygoogle ?? []
  window.adsbygoogle = { push: fill }
  queued.forEach(fill)
  `

/** Mocks an advertising network: a script, its bids and its frames. Returns path and query of every request, in order. */
async function mockNetwork(page: Page, answer: { status: number; ready?: Promise<void> }): Promise<string[]> {
  const requests: string[] = []
  await page.unrouteAll()
  await page.route(`${network}/**`, async (route) => {
    const asked = route.request().url().replace(network, '')
    requests.push(asked)
    await answer.ready
    const isScript = asked.startsWith('/ads.js')
    await route.fulfill({
      status: isScript ? answer.status : 200,
      contentType: isScript ? 'text/javascript' : 'text/html',
      headers: { 'access-control-allow-origin': '*' },
      body: isScript ? script : '<!doctype html><title>Fake ad</title>',
    })
  })
  return requests
}

// One worker runs all tests, so that the release is built once.
test.describe.configure({ mode: 'default' })

const article = '/blog/eight-cameras-one-knockout'
let release = ''

test.beforeAll(async () => {
  test.setTimeout(240_000)
  // Advertising, and no score feed: the opposite of the build under test.
  release = smallRelease(['/', '/events', '/live-scores', article], {
    VITE_ADS_CLIENT: 'ca-pub-1',
    VITE_ADS_SCRIPT_URL: `${network}/ads.js`,
    VITE_ADS_SLOT_SMALL: '101',
    VITE_ADS_SLOT_MEDIUM: 'sold-out',
    VITE_ADS_SLOT_LARGE: '103',
    VITE_ADS_SLOT_RECTANGLE: '104',
  })
})
test.afterAll(() => {
  if (release !== '') rmSync(release, { recursive: true })
})

const slot = (page: Page, size: string) => page.locator(`aside[data-size="${size}"]`)
async function sizeOf(box: Locator) {
  const bounds = await box.boundingBox()
  return [bounds?.width, bounds?.height]
}
const scriptsOf = (requests: readonly string[]) => requests.filter((path) => path.startsWith('/ads.js'))

/** Scrolls until the slot's top edge is `heights` viewport heights below the top of the viewport. */
function scrollNear(page: Page, size: string, heights: number): Promise<void> {
  return slot(page, size).evaluate((element, share) => {
    scrollBy({ top: element.getBoundingClientRect().top - innerHeight * share, behavior: 'instant' })
  }, heights)
}

test('advertising › loads near a slot only, and fills it in its size', full, async ({ page, site }) => {
  site.deploy(release)
  let answer = () => {}
  const ready = new Promise<void>((resolve) => (answer = resolve))
  const requests = await mockNetwork(page, { status: 200, ready })
  await open(page, article)
  const small = slot(page, 'small')
  await scrollNear(page, 'small', 1.8)
  await page.mouse.move(20, 300)
  await page.waitForLoadState('networkidle')
  expect(requests).toEqual([])
  const before = await sizeOf(small)
  const pageHeight = await page.evaluate(() => document.documentElement.scrollHeight)

  await scrollNear(page, 'small', 1.2)
  await expect.poll(() => scriptsOf(requests)).toEqual(['/ads.js?client=ca-pub-1'])
  await expect(small.getByRole('link', { name: 'Watch now' })).toBeVisible()
  expect(await sizeOf(small)).toEqual(before)

  answer()
  await expect(small.frameLocator('iframe').locator('html')).toBeAttached()
  await expect(small.getByRole('link')).toBeHidden()
  expect(before).toEqual([728, 90])
  await expect
    .poll(() => requests.slice(1).toSorted())
    .toEqual(['/bid?slot=101&client=ca-pub-1&size=728x90', '/frame?slot=101'])
  expect(await sizeOf(small)).toEqual(before)
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(pageHeight)

  await open(page, '/events')
  await slot(page, 'medium').scrollIntoViewIfNeeded()
  await expect(slot(page, 'medium').locator('ins[data-ad-status="unfilled"]')).toBeAttached()
  await slot(page, 'medium').getByRole('link').click()
  await expect(page).toHaveURL('/#packages')
})

test('advertising › keeps the house ads if the script fails', full, async ({ page, site, trouble }) => {
  site.deploy(release)
  const failed = await mockNetwork(page, { status: 500 })
  await page.setViewportSize({ width: 2100, height: 900 })
  const openSlots = async () => {
    await openActive(page, '/')
    await slot(page, 'large').scrollIntoViewIfNeeded()
  }
  await openSlots()
  await expect.poll(() => trouble.length).toBe(1)
  await page.waitForLoadState('networkidle')

  expect(trouble.splice(0)).toEqual([`error: The advertising script failed to load: ${network}/ads.js`])
  for (const size of ['large', 'rectangle']) {
    await expect(slot(page, size).getByRole('link')).toBeVisible()
    await expect(slot(page, size).locator('ins')).toHaveCount(0)
  }
  expect(scriptsOf(failed)).toHaveLength(1)

  const requests = await mockNetwork(page, { status: 200 })
  await openSlots()
  for (const size of ['large', 'rectangle']) await expect(slot(page, size).locator('iframe')).toBeVisible()
  await expect
    .poll(() => requests.toSorted())
    .toEqual([
      '/ads.js?client=ca-pub-1',
      '/bid?slot=103&client=ca-pub-1&size=970x250',
      '/bid?slot=104&client=ca-pub-1&size=300x250',
      '/frame?slot=103',
      '/frame?slot=104',
    ])
})

test('without a feed › requests none and shows our own results', full, async ({ page, site }) => {
  // Without a feed, '' would be the URL of the page.
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    const isFeed = /^\/(?:sandbox\/scores|live-scores)?$/.test(pathname)
    if (request.resourceType() === 'fetch' && isFeed) asked.push(pathname)
  })
  await page.clock.install()
  site.deploy(release)
  for (const address of ['/', '/live-scores']) {
    await open(page, address)
    await waitForHeader(page)
    for (const ms of [5_000, 120_000, 5_000]) await page.clock.runFor(ms)
  }
  expect(asked).toEqual([])
  await expect(page.getByRole('navigation', { name: 'Matches' }).getByRole('link')).toHaveCount(5)
  await expect(page.getByRole('main').getByText('Live', { exact: true })).toHaveCount(0)
})

test('without a feed › no script has its code', full, () => {
  const feedScriptsIn = (folder: string) =>
    readdirSync(`${folder}/assets`).filter((name) => /^(?:live-matches|ticker-rows)-.+js$/.test(name))
  expect([feedScriptsIn(distPath).length, feedScriptsIn(release).length]).toEqual([2, 0])
})

test.describe('without a feed', () => {
  test.use({ serviceWorkers: 'allow' })
  test('the service worker does not serve the page as the feed', full, async ({ page, site }) => {
    site.deploy(release)
    await openInstalled(page, '/live-scores')
    expect(await page.evaluate(() => fetch('/').then(({ status }) => status))).toBe(200)
  })
})
