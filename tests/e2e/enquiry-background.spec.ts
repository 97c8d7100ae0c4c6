import type { Page } from '@playwright/test'
import {
  anOutbox,
  listedEnquiries,
  messages,
  toast,
  toastsSeen,
  saveOffline,
  seedRows,
  storedRows,
  sendFromDialog,
  sentItem,
} from '../support/enquiry.ts'
import { KillableBrowser } from '../support/persistent-browser.ts'
import {
  expect,
  full,
  hydrated,
  inWholeBrowser,
  open,
  openActive,
  openInstalled,
  test,
} from '../support/site.ts'

// The headless shell has no Background Sync.
test.use({ serviceWorkers: 'allow', ...inWholeBrowser })

test('sends with every tab closed, and renews a dropped sync', full, async ({ page, context, site }) => {
  const seen = await toastsSeen(context)
  await context.newPage() // keeps the browser open
  const next = await context.newPage()
  await openInstalled(page, '/about')
  await context.setOffline(true)
  await saveOffline(page, 'first')
  await saveOffline(page, 'second')
  await page.close()
  expect(site.sandbox.lead.attempts).toBe(0)
  await context.setOffline(false)
  await expect.poll(() => messages(site)).toEqual(['first', 'second'])
  expect(site.sandbox.lead.received.map(({ fromWorker }) => fromWorker)).toEqual([true, true])

  await open(next, '/blog')
  await expect(toast(next, '2 saved messages were sent.')).toBeVisible()
  expect(await storedRows(next)).toEqual([])
  expect(messages(site)).toHaveLength(2)
  expect(seen.filter((title) => title !== 'Saved on this device')).toEqual(['2 saved messages were sent.'])

  await context.setOffline(true)
  const tags = () =>
    next.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration()
      return registration?.sync?.getTags()
    })
  await expect.poll(tags).toEqual([])
  await seedRows(next, anOutbox(2)) // left by a visit whose sync registration the browser has dropped
  await next.reload()
  await hydrated(next)
  await expect.poll(tags).toEqual(['sporte-outbox'])
  await next.close()
  await context.setOffline(false)
  await expect.poll(() => messages(site).slice(2)).toEqual(['message 1', 'message 2'])
})

async function expectToldAll(page: Page, count: number) {
  await openActive(page, '/enquiries')
  await expect(page.getByText('Nothing to send')).toBeVisible()
  await expect(listedEnquiries(page)).toHaveText(Array.from({ length: count }, () => sentItem))
  expect(await storedRows(page)).toEqual([])
}

test('keeps what was saved or was being sent in a killed browser', full, async ({ site }) => {
  const browser = new KillableBrowser()
  try {
    const lead = site.sandbox.lead
    const { context, page } = await browser.start(site)
    const seen = await toastsSeen(context)
    await openInstalled(page, '/about')
    await context.setOffline(true)
    await saveOffline(page, 'first')
    await saveOffline(page, 'second')
    await page.reload()
    await hydrated(page)
    seen.length = 0
    await sendFromDialog(page, 'third')
    await expect.poll(() => seen, { intervals: [1] }).toEqual(['Saved on this device'])
    await browser.kill()
    expect(lead.attempts).toBe(0)

    const second = await browser.start(site)
    await expectToldAll(second.page, 3)
    expect(new Set(messages(site))).toEqual(new Set(['first', 'second', 'third']))
    expect(messages(site)).toHaveLength(3)
    lead.behave({ kind: 'stall' })
    await open(second.page, '/about')
    await sendFromDialog(second.page, 'fourth')
    await expect.poll(() => lead.attempts, { intervals: [10] }).toBe(4)
    await browser.kill()

    lead.behave({ kind: 'accept' })
    const third = await browser.start(site)
    await expectToldAll(third.page, 4)
    expect(messages(site).slice(3)).toEqual(['fourth'])
    expect(browser.trouble).toEqual([])
  } finally {
    await browser.discard()
  }
})
