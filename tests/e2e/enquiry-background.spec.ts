import {
  anOutbox,
  backgroundSync,
  messages,
  notice,
  noticesSeen,
  saveOffline,
  seedRows,
  storedRows,
} from '../support/enquiry.ts'
import { expect, hydrated, inWholeBrowser, open, openInstalled, test } from '../support/site.ts'

// The headless shell has no Background Sync.
test.use({ serviceWorkers: 'allow', ...inWholeBrowser })

test.describe('enquiries and background sync', () => {
  test(
    'sends enquiries with every tab closed, and reports it at the next visit',
    { tag: '@full' },
    async ({ page, context, site }) => {
      const seen = await noticesSeen(context)
      const blank = await context.newPage()
      await openInstalled(page, '/about')
      await context.setOffline(true)
      await saveOffline(page, 'first')
      await saveOffline(page, 'second')
      await page.close()
      expect(site.sandbox.lead.attempts).toBe(0)
      await context.setOffline(false)
      await expect.poll(() => messages(site)).toEqual(['first', 'second'])
      expect(site.sandbox.lead.received.map(({ fromWorker }) => fromWorker)).toEqual([true, true])

      await open(blank, '/blog')
      await expect(notice(blank, '2 saved messages were sent.')).toBeVisible()
      expect(await storedRows(blank)).toEqual([])
      expect(messages(site)).toHaveLength(2)
      expect(seen.filter((title) => title !== 'Saved on this device')).toEqual([
        '2 saved messages were sent.',
      ])
    },
  )

  test('registers a sync again at a visit offline', { tag: '@full' }, async ({ page, context, site }) => {
    await context.newPage() // keeps the browser open
    await openInstalled(page, '/about')
    await context.setOffline(true)
    await seedRows(page, anOutbox(2)) // left by a visit whose sync registration the browser has dropped
    await page.reload()
    await hydrated(page)
    await expect
      .poll(() =>
        page.evaluate(async () => {
          const registration = await navigator.serviceWorker.getRegistration()
          return registration?.sync?.getTags()
        }),
      )
      .toEqual(['sporte-outbox'])
    await page.close()
    await context.setOffline(false)
    await expect.poll(() => messages(site)).toEqual(['message 1', 'message 2'])
  })

  test(
    'sends enquiries of three tabs once each, in order',
    { tag: '@full' },
    async ({ page, context, site }) => {
      const seen = await noticesSeen(context)
      await openInstalled(page, '/about')
      const tabs = [page, await context.newPage(), await context.newPage()]
      for (const tab of tabs.slice(1)) await open(tab, '/about')
      await context.setOffline(true)
      const written = ['a', 'b', 'c', 'd', 'e', 'f']
      for (const [index, message] of written.entries()) await saveOffline(tabs[index % 3] ?? page, message)
      await context.setOffline(false)
      await expect.poll(() => messages(site)).toEqual(written)
      await expect.poll(() => storedRows(page)).toEqual([])
      await expect
        .poll(() => seen.filter((title) => title !== 'Saved on this device'))
        .toEqual(['6 saved messages were sent.'])
      expect(messages(site)).toEqual(written)
    },
  )

  test(
    'sends each enquiry once when a tab and the worker replay at the same time',
    { tag: '@full' },
    async ({ page, context, site }) => {
      site.sandbox.lead.behave({ kind: 'slow', ms: 300 })
      await openInstalled(page, '/about')
      await seedRows(page, anOutbox(6))
      await page.reload()
      await hydrated(page)
      await page.mouse.move(10, 10)
      await expect.poll(() => site.sandbox.lead.attempts).toBeGreaterThan(0)
      await backgroundSync(context, page, site.url)
      await page.evaluate(() => dispatchEvent(new Event('online')))
      await expect(notice(page, '6 saved messages were sent.')).toBeVisible()
      expect(messages(site)).toEqual([1, 2, 3, 4, 5, 6].map((number) => `message ${number}`))
      expect(await storedRows(page)).toEqual([])
    },
  )

  test(
    'sends the rest after a tab closes during a replay',
    { tag: '@full' },
    async ({ page, context, site }) => {
      site.sandbox.lead.behave({ kind: 'slow', ms: 300 })
      const later = await context.newPage()
      await openInstalled(page, '/about')
      await seedRows(page, anOutbox(5))
      await page.reload()
      await hydrated(page)
      await page.mouse.move(10, 10)
      await expect.poll(() => site.sandbox.lead.attempts, { intervals: [50] }).toBeGreaterThan(1)
      await page.close()
      await open(later, '/enquiries')
      await expect(later.getByText('Nothing on this device')).toBeVisible()
      const written = [1, 2, 3, 4, 5].map((number) => `message ${number}`)
      expect(site.sandbox.lead.unique.map(({ message }) => String(message)).toSorted()).toEqual(written)
      // Only the request in flight when the tab closed may repeat, with the same submission id.
      expect(messages(site).length).toBeLessThanOrEqual(written.length + 1)
    },
  )
})
