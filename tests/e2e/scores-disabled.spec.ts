import { rmSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { smallRelease } from '../support/small-release.ts'
import { expect, waitForHeader, open, openInstalled, test } from '../support/site.ts'

// One worker runs all tests, so that the release is built once.
test.describe.configure({ mode: 'default' })

let release = ''
test.beforeAll(() => {
  test.setTimeout(240_000)
  release = smallRelease(['/', '/live-scores'], {})
})
test.afterAll(() => {
  if (release !== '') rmSync(release, { recursive: true })
})

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

test('requests no feed and shows our own results', { tag: '@full' }, async ({ page, site }) => {
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

test.describe('service worker without a feed', () => {
  test.use({ serviceWorkers: 'allow' })
  test('does not serve the page as the feed', { tag: '@full' }, async ({ page, site }) => {
    site.deploy(release)
    await openInstalled(page, '/live-scores')
    expect(await page.evaluate(() => fetch('/').then(({ status }) => status))).toBe(200)
  })
})
