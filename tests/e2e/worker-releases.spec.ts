import { anOutbox, messages, saveOffline, seedRows, storedRows } from '../support/enquiry.ts'
import { deploy, expectRelease, nextRelease, offer, storedPaths, takeRelease } from '../support/releases.ts'
import { delayResponses } from '../support/delay-responses.ts'
import { precachedUrls, scriptNamed, scriptWith } from '../support/built-site.ts'
import {
  distPath,
  expect,
  full,
  waitForHeader,
  hydrated,
  open,
  openInstalled,
  test,
} from '../support/site.ts'
import type { Page } from '@playwright/test'

test.use({ serviceWorkers: 'allow' })

const follow = (page: Page, link: string) =>
  page.locator('header').getByRole('link', { name: link, exact: true }).click()

const loadError = (page: Page) => page.getByRole('dialog', { name: 'Part of this page didn’t load' })

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

let release = ''
test.beforeAll(async () => {
  release = await nextRelease()
})

test('shows pages of one release offline, then of the next', full, async ({ page, context, site }) => {
  const openNext = async () => {
    await open(page, '/about')
    await expectRelease(page, 'next')
    await waitForHeader(page)
  }
  await openInstalled(page, '/events')
  site.deploy(release)
  const store = delayResponses(site, '/sw.js')
  await test.step('a link on a page of the next release, which is not stored', async () => {
    await openNext()
    await context.setOffline(true)
    await follow(page, 'Live scores')
    await expect(heading(page, 'Live scores')).toBeVisible()
    await expectRelease(page, 'this')
    await context.setOffline(false)
  })
  await test.step('a link on a page of the next release, which the waiting worker has stored', async () => {
    store()
    await deploy(page, site, release)
    await openNext()
    // The installation also fills the HTTP cache, but that is not guaranteed, so the test clears it. Clearing
    // aborts pending reads.
    await page.waitForLoadState('networkidle')
    await (await context.newCDPSession(page)).send('Network.clearBrowserCache')
    await context.setOffline(true)
    await follow(page, 'Live scores')
    await expect(heading(page, 'Live scores')).toBeVisible()
    await expectRelease(page, 'next')
  })
})

test('repairs a lost first script, and keeps the visitor’s data', full, async ({ page, context, site }) => {
  // Refused, so that the enquiry stays pending.
  site.sandbox.lead.behave({ kind: 'status', status: 503 })
  await openInstalled(page, '/events')
  const other = await context.newPage()
  await open(other, '/about') // keeps the old worker running
  await page.bringToFront()
  await page.evaluate(() => localStorage.setItem('sporte:language', 'en'))
  await seedRows(page, anOutbox(1))

  // As if the browser had lost this file.
  await page.evaluate(async (address) => {
    for (const name of await caches.keys()) await (await caches.open(name)).delete(address)
  }, scriptNamed('index'))
  await (await context.newCDPSession(page)).send('Network.clearBrowserCache')
  site.deploy(release)
  await page.reload()
  await expect(loadError(page)).toBeVisible()
  await loadError(page).getByRole('link', { name: 'Reload' }).click()
  await expect(loadError(page)).toBeVisible()
  await expectRelease(page, 'this')

  const repair = loadError(page).getByRole('button', { name: 'Repair this site' })
  await repair.click()
  await expectRelease(page, 'next')
  await hydrated(page)
  expect(await page.evaluate(() => localStorage.getItem('sporte:language'))).toBe('en')
  expect(await storedRows(page)).toHaveLength(1)

  // The next worker takes over and stores everything, and nothing leads back.
  await other.close()
  await page.goto('about:blank')
  await openInstalled(page, '/events')
  await expect.poll(async () => (await storedPaths(page)).length).toBe(precachedUrls().length)
  await context.setOffline(true)
  await open(page, '/live-scores')
  await expectRelease(page, 'next')
})

test('rolls back like any release, and sends enquiries of both', full, async ({ page, context, site }) => {
  const second = await context.newPage()
  const third = await context.newPage()
  await openInstalled(page, '/events')
  await seedRows(page, anOutbox(1, { state: 'parked', parkedBecause: 'exhausted' })) // pending until the end
  await open(second, '/events')
  await deploy(second, site, release)
  await second.bringToFront()
  await expect(offer(second)).toBeVisible()
  await context.setOffline(true)
  await saveOffline(page, 'before the release')
  await takeRelease(second)
  await saveOffline(page, 'from the page before')
  await saveOffline(second, 'from the new page')
  await expectRelease(page, 'this')
  await context.setOffline(false)
  const written = ['before the release', 'from the page before', 'from the new page']
  await expect.poll(() => messages(site)).toEqual(written)
  await open(third, '/events')
  await expectRelease(third, 'next')

  await second.bringToFront()
  await deploy(second, site, distPath)
  await expect(offer(second)).toBeVisible()
  await takeRelease(second, 'this')

  // The tab that was open before, and the one with a page of the release that was rolled back.
  for (const [tab, which] of [
    [page, 'this'],
    [third, 'next'],
  ] as const) {
    await tab.bringToFront()
    await waitForHeader(tab)
    await follow(tab, 'Live scores')
    await expect(heading(tab, 'Live scores')).toBeVisible()
    await expectRelease(tab, which)
  }
  expect(await storedRows(second)).toHaveLength(1)
  await open(second, '/enquiries')
  await second.getByRole('button', { name: 'Send now' }).click()
  await expect.poll(() => messages(site)).toEqual([...written, 'message 1'])
  expect(await storedRows(second)).toEqual([])
})

test.describe('without a worker', () => {
  test.use({ serviceWorkers: 'block' })

  test('repairs a page whose script cannot load', full, async ({ page, context }) => {
    // Finished, because going offline cuts off a body that is still arriving.
    const preloaded = Promise.all(
      [scriptNamed('idle'), scriptWith('Anything you saved is safe')].map((script) =>
        page.waitForEvent('requestfinished', (request) => request.url().endsWith(script)),
      ),
    )
    await open(page, '/events')
    await waitForHeader(page)
    await preloaded
    await context.setOffline(true)
    await follow(page, 'Gallery')
    await expect(heading(page, 'This page didn’t load')).toBeVisible()

    const repair = page.getByRole('main').getByRole('button', { name: 'Repair this site' })
    await repair.click()
    await expect(loadError(page)).toContainText('nothing was changed')
    await context.setOffline(false)
    await repair.click()
    await hydrated(page)
    await expect(heading(page, 'This page didn’t load')).toBeHidden()
    await expect(page).toHaveTitle(/^Photos of fight nights/)
  })
})
