import type { Page } from '@playwright/test'
import {
  anOutbox,
  backgroundSync,
  listed,
  noticesSeen,
  openWith,
  saveOffline,
  seedRows,
  storedRows,
  submitEnquiry,
} from '../support/enquiry.ts'
import { KillableBrowser } from '../support/persistent-browser.ts'
import { expect, hydrated, open, openInstalled, test } from '../support/site.ts'
import type { SiteServer } from '../sandbox/site-server.ts'

test.use({ serviceWorkers: 'allow' })

const six = [1, 2, 3, 4, 5, 6].map((number) => `message ${number}`)

/** Checks that everything arrived, with at most `repeats` duplicates identical to the original. */
function expectAllArrived(site: SiteServer, written: readonly string[], repeats: number) {
  const { received, unique } = site.sandbox.lead
  expect(unique.map(({ message }) => String(message)).toSorted()).toEqual(written)
  expect(received.length).toBeLessThanOrEqual(written.length + repeats)
  for (const { body } of received) expect(unique).toContainEqual(body)
}

/** Checks that the page lists the sent enquiries and no pending ones. */
async function expectToldAll(page: Page, count: number) {
  await open(page, '/enquiries')
  await page.mouse.move(10, 10)
  await expect(page.getByText('Nothing on this device')).toBeVisible()
  await expect(listed(page)).toHaveText(Array.from({ length: count }, () => /^Enquiry from .+, sent .+$/))
  expect(await storedRows(page)).toEqual([])
}

test.describe('enquiries and a killed browser', () => {
  let browser: KillableBrowser
  test.beforeEach(() => {
    browser = new KillableBrowser()
  })
  test.afterEach(async () => {
    await browser.discard()
    expect(browser.trouble).toEqual([])
  })

  test(
    'keeps an enquiry saved offline, and sends it at the next start',
    { tag: '@full' },
    async ({ site }) => {
      const { context, page } = await browser.start(site)
      const seen = await noticesSeen(context)
      await openInstalled(page, '/about')
      await context.setOffline(true)
      await saveOffline(page, 'first')
      await saveOffline(page, 'second')
      await page.reload()
      await hydrated(page)
      seen.length = 0
      await submitEnquiry(page, 'third')
      await expect.poll(() => seen, { intervals: [1] }).toEqual(['Saved on this device'])
      await browser.kill()
      expect(site.sandbox.lead.attempts).toBe(0)

      const next = await browser.start(site)
      await expectToldAll(next.page, 3)
      expectAllArrived(site, ['first', 'second', 'third'], 0)
    },
  )

  test(
    'sends an enquiry once at the next start if the form was sending',
    { tag: '@full' },
    async ({ site }) => {
      const lead = site.sandbox.lead
      lead.behave({ kind: 'stall' })
      const { page } = await browser.start(site)
      await open(page, '/about')
      await submitEnquiry(page, 'first')
      await expect.poll(() => lead.attempts, { intervals: [10] }).toBe(1)
      await browser.kill()

      lead.behave({ kind: 'accept' })
      const next = await browser.start(site)
      await expectToldAll(next.page, 1)
      expectAllArrived(site, ['first'], 0)
    },
  )

  test(
    'sends the rest after two kills during a replay, and repeats only the interrupted one',
    { tag: '@full' },
    async ({ site }) => {
      const lead = site.sandbox.lead
      lead.behave({ kind: 'slow', ms: 300 })
      const { page } = await browser.start(site)
      await openWith(page, '/about', anOutbox(6))
      await page.mouse.move(10, 10)
      await expect.poll(() => lead.attempts, { intervals: [10] }).toBeGreaterThanOrEqual(2)
      await browser.kill()

      const before = lead.attempts
      const second = await browser.start(site)
      await open(second.page, '/about')
      await second.page.mouse.move(10, 10)
      await expect.poll(() => lead.attempts, { intervals: [10] }).toBeGreaterThanOrEqual(before + 2)
      await browser.kill()
      expect(lead.unique.length).toBeLessThan(six.length)

      const third = await browser.start(site)
      await expectToldAll(third.page, 6)
      expectAllArrived(site, six, 2)
    },
  )

  test(
    'sends the rest at the next start after a kill during a replay of the worker',
    { tag: '@full' },
    async ({ site }) => {
      const lead = site.sandbox.lead
      lead.behave({ kind: 'slow', ms: 300 })
      const { context, page } = await browser.start(site)
      const blank = await context.newPage()
      await openInstalled(page, '/about')
      await seedRows(page, anOutbox(6))
      await page.close()
      await backgroundSync(context, blank, site.url)
      await expect.poll(() => lead.attempts, { intervals: [10] }).toBeGreaterThanOrEqual(2)
      expect(lead.received.every(({ fromWorker }) => fromWorker)).toBe(true)
      await browser.kill()
      expect(lead.unique.length).toBeLessThan(six.length)

      const next = await browser.start(site)
      await expectToldAll(next.page, 6)
      expectAllArrived(site, six, 1)
    },
  )
})
