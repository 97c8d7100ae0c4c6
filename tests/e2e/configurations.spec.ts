import { readdirSync, rmSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { expect, open, openInstalled, test, waitForHeader } from '../support/site.ts'
import { smallRelease } from '../support/small-release.ts'
import { distPath } from '../support/built-site.ts'
import { SiteServer } from '../sandbox/site-server.ts'

const script = (origin: string) => `
  const fill = () => {
    const slot = document.querySelector('ins.adsbygoogle:not([data-ad-status])')
    if (!slot) throw new Error('Pushed without an empty slot')
    const id = slot.dataset.adSlot
    if (id === 'sold-out') {
      slot.dataset.adStatus = 'unfilled'
      return
    }
    fetch('${origin}/bid?slot=' + id + '&client=' + slot.dataset.adClient + '&size=' + slot.offsetWidth + 'x' + slot.offsetHeight)
    const frame = document.createElement('iframe')
    frame.src = '${origin}/frame?slot=' + id
    frame.width = 1200 // larger than any box
    frame.height = 600
    slot.append(frame)
    slot.dataset.adStatus = 'filled'
  }
  const queued = window.adsbygoogle ?? []
  window.adsbygoogle = { push: fill }
  queued.forEach(fill)
`

/** A mock of an advertising network on a separate origin: a script, its bids and its frames. */
class AdNetwork {
  /** Path and query of every request, in order. */
  readonly requests: string[] = []
  /** While false, the script URL returns 500. */
  isUp = true
  /** Every response waits for this promise. */
  ready = Promise.resolve()
  private readonly server = new SiteServer(distPath)

  async start(): Promise<void> {
    await this.server.start()
    const { url } = this.server
    this.server.interfere = (request, response) => {
      const path = request.url ?? '/'
      this.requests.push(path)
      const isScript = path.startsWith('/ads.js')
      void this.ready.then(() => {
        response.writeHead(isScript && !this.isUp ? 500 : 200, {
          'content-type': isScript ? 'text/javascript' : 'text/html',
          'access-control-allow-origin': '*',
        })
        response.end(isScript ? script(url) : '<!doctype html><title>Fake ad</title>')
      })
      return true
    }
  }

  get scriptUrl(): string {
    return `${this.server.url}/ads.js`
  }

  reset(): void {
    this.requests.length = 0
    this.isUp = true
    this.ready = Promise.resolve()
  }

  stop(): Promise<void> {
    return this.server.stop()
  }
}

// One worker runs all tests, so that the release is built once.
test.describe.configure({ mode: 'default' })

const article = '/blog/eight-cameras-one-knockout'
const network = new AdNetwork()
let release = ''

test.beforeAll(async () => {
  test.setTimeout(240_000)
  await network.start()
  // Advertising, and no score feed: the opposite of the build under test.
  release = smallRelease(['/', '/events', '/live-scores', article], {
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
test.beforeEach(() => network.reset())

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
  'advertising › loads the ad script only near a slot, fills the slot and keeps its size, or its house ad if unfilled',
  { tag: '@full' },
  async ({ page, site }) => {
    site.deploy(release)
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
  'advertising › keeps the house ads and logs one line if the script fails, else fills every slot with one script',
  { tag: '@full' },
  async ({ page, site, trouble }) => {
    site.deploy(release)
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

/** Score requests in two minutes on each page and its search. Without a feed, '' is the URL of the page. */
async function feedsAsked(page: Page, isThereOne: boolean): Promise<string[]> {
  const asked = new Set<string>()
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname
    if (request.resourceType() === 'fetch' && /^\/(?:sandbox\/scores|live-scores)?$/.test(path))
      asked.add(`${path} on ${new URL(page.url()).pathname}`)
  })
  for (const address of ['/', '/live-scores']) {
    await open(page, address)
    await waitForHeader(page)
    await page.clock.runFor(5_000)
    await page.clock.fastForward(120_000)
    await page.clock.runFor(5_000)
    // On a slow machine, waits until the components that poll are loaded.
    if (isThereOne) await expect.poll(() => [...asked]).toContain(`/sandbox/scores on ${address}`)
  }
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click()
  await page.getByRole('combobox').fill('final')
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.clock.runFor(5_000)
  return [...asked]
}

test('without a feed › requests none and shows our own results', { tag: '@full' }, async ({ page, site }) => {
  const { scores } = site.sandbox
  scores.play({ seed: 3, from: 30 })
  await page.clock.install()
  // With a feed, a visit of this length requests it.
  expect(await feedsAsked(page, true)).toEqual(['/sandbox/scores on /', '/sandbox/scores on /live-scores'])

  site.deploy(release)
  // The last request of the previous page may reach the server late.
  await open(page, '/')
  scores.requests = []
  expect(await feedsAsked(page, false)).toEqual([])
  expect(scores.requests).toEqual([])
  await page.keyboard.press('Escape')
  await expect(page.getByRole('navigation', { name: 'Matches' }).getByRole('link')).toHaveCount(5)
  await expect(page.getByRole('main').getByText('Live', { exact: true })).toHaveCount(0)
})

test('without a feed › no script has its code', { tag: '@full' }, () => {
  const scriptsOf = (folder: string) =>
    readdirSync(`${folder}/assets`).filter((name) => /^(?:live-matches|ticker-rows)-.+js$/.test(name))
  expect([scriptsOf(distPath).length, scriptsOf(release).length]).toEqual([2, 0])
})

test.describe('without a feed', () => {
  test.use({ serviceWorkers: 'allow' })
  test('the service worker does not serve the page as the feed', { tag: '@full' }, async ({ page, site }) => {
    site.deploy(release)
    await openInstalled(page, '/live-scores')
    expect(await page.evaluate(() => fetch('/').then(({ status }) => status))).toBe(200)
  })
})
