import type { BrowserContext, Page } from '@playwright/test'
import {
  anOutbox,
  messages,
  noticesSeen,
  openWith,
  storedRows,
  submissionIds,
  wake,
} from '../support/enquiry.ts'
import type { SiteServer } from '../sandbox/site-server.ts'
import { expect, test } from '../support/site.ts'

/**
 * CPU time of the page's main thread, which depends less on the load of the machine than wall-clock time. `waitMs` is
 * wall-clock time and allows for a busy machine.
 */
const limits = { openMs: 4_000, deliverMs: 20_000, waitMs: 400_000 }

/** Returns a function for the CPU time of the page's main thread so far, in milliseconds. */
async function workClock(context: BrowserContext, page: Page): Promise<() => Promise<number>> {
  const cdp = await context.newCDPSession(page)
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
  return async () => {
    const { metrics } = await cdp.send('Performance.getMetrics')
    return 1_000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN)
  }
}

test.describe.configure({ timeout: 480_000 })

/** A device with the maximum number of entries, and a receiver that sets a long pause. */
async function openFull(page: Page, site: SiteServer, address: string) {
  const rows = anOutbox(1_000)
  site.sandbox.lead.behave({ kind: 'status', status: 429, retryAfter: '3600' })
  await openWith(page, address, rows)
  await wake(page)
  expect(site.sandbox.lead.attempts).toBe(3)
  return rows
}

test.describe('a thousand queued enquiries', () => {
  test(
    'lists them in time, sends each once and keeps the page responsive',
    { tag: '@full' },
    async ({ page, context, site }) => {
      const { lead } = site.sandbox
      const ids = submissionIds(page)
      const seen = await noticesSeen(context)
      const worked = await workClock(context, page)
      const rows = await openFull(page, site, '/enquiries')
      await expect(page.getByText('1000 on this device')).toBeVisible()
      await expect(page.locator('main li')).toHaveCount(1_000)
      const opened = await worked()
      expect(opened).toBeLessThan(limits.openMs)

      lead.behave({ kind: 'accept' })
      // Located by element, because querying the roles and names of a thousand rows is slower than the page.
      await page.locator('button', { hasText: 'Send all now' }).click()
      await expect.poll(() => messages(site).length, { timeout: limits.waitMs }).toBeGreaterThan(20)
      await page.locator('button', { hasText: 'Contact Us' }).click()
      await page.locator('dialog:modal textarea').fill('Meanwhile')
      await page.locator('dialog:modal button', { hasText: 'Cancel' }).click()
      await expect(page.locator('dialog:modal')).toHaveCount(0)
      expect(messages(site).length).toBeLessThan(1_000) // the replay was still running
      await expect.poll(() => messages(site).length, { timeout: limits.waitMs }).toBe(1_000)
      await expect(page.getByText('Nothing on this device')).toBeVisible()
      const delivered = (await worked()) - opened
      expect(delivered).toBeLessThan(limits.deliverMs)

      const submitted = rows.map(({ value }) => value.enquiry.submissionId)
      expect(ids.slice(0, 3)).toEqual(submitted.slice(0, 3))
      expect(new Set(ids.slice(3))).toEqual(new Set(submitted))
      expect(messages(site)).toHaveLength(rows.length)
      expect(await storedRows(page)).toEqual([])
      // A slow machine shows several notices, of which equal ones are seen as one. The sum always exceeds the limit of
      // 50 stored receipts.
      const told = () => seen.reduce((sum, title) => sum + (Number.parseInt(title) || 1), 0)
      await expect.poll(told).toBeGreaterThan(50)
      expect(told()).toBeLessThanOrEqual(1_000)
      for (const title of seen)
        expect(title).toMatch(/^(?:\d+ saved messages were|Your saved message was) sent\.$/)
    },
  )
})
