import type { Page } from '@playwright/test'
import { anOutbox, messages, saveOffline, seedRows, storedRows } from '../support/enquiry.ts'
import { deploy, expectRelease, nextRelease, offer, takeRelease } from '../support/releases.ts'
import type { SiteServer } from '../sandbox/site-server.ts'
import { expect, open, openInstalled, test } from '../support/site.ts'

test.use({ serviceWorkers: 'allow' })

async function offerRelease(page: Page, site: SiteServer, release: string) {
  await deploy(page, site, release)
  await expect(offer(page)).toBeVisible()
}

test.describe('queued enquiries and a new version', () => {
  let release = ''
  test.beforeAll(async () => {
    release = await nextRelease()
  })

  test('send all enquiries when an update interrupts a replay', { tag: '@full' }, async ({ page, site }) => {
    const lead = site.sandbox.lead
    lead.behave({ kind: 'slow', ms: 100 })
    const rows = anOutbox(40)
    await openInstalled(page, '/events')
    await offerRelease(page, site, release)
    await seedRows(page, rows)
    await page.evaluate(() => new BroadcastChannel('sporte-outbox').postMessage('added'))
    await expect.poll(() => lead.attempts).toBeGreaterThan(1)
    // One slow response, because Chromium does not replace a worker that constantly handles requests.
    lead.behave({ kind: 'slow', ms: 8_000 })
    await takeRelease(page)
    expect(lead.unique.length).toBeLessThan(rows.length)

    lead.behave({ kind: 'accept' })
    await page.mouse.move(10, 10)
    await expect.poll(() => storedRows(page)).toEqual([])
    expect(lead.unique).toHaveLength(rows.length)
    expect(lead.unique).toEqual(expect.arrayContaining(rows.map(({ value }) => value.enquiry)))
    expect(lead.received.length).toBeLessThanOrEqual(rows.length + 1) // the request in flight at the reload
  })

  test(
    'saves and sends from a page of the previous version',
    { tag: '@full' },
    async ({ page, context, site }) => {
      const other = await context.newPage()
      await openInstalled(page, '/events')
      await open(other, '/events')
      await offerRelease(other, site, release)
      await context.setOffline(true)
      await saveOffline(page, 'before the new version')
      await takeRelease(other)
      await saveOffline(page, 'from the page before')
      await saveOffline(other, 'from the new page')
      await expectRelease(page, 'this')
      await context.setOffline(false)
      await expect
        .poll(() => messages(site))
        .toEqual(['before the new version', 'from the page before', 'from the new page'])
      await expect.poll(() => storedRows(page)).toEqual([])
    },
  )
})
