import type { Page } from '@playwright/test'
import { anOutbox, dialog, listed, messages, notice, openWith, submitEnquiry } from '../support/enquiry.ts'
import { expect, open, test } from '../support/site.ts'

/** What a visitor does while "Sending..." is shown. */
const interruptions: Record<string, (page: Page) => Promise<unknown>> = {
  'closes the tab': (page) => page.close(),
  'reloads the page': (page) => page.reload({ waitUntil: 'commit' }),
  'goes to another page': (page) => page.goto('/events', { waitUntil: 'commit' }),
  'changes the language': (page) => page.goto('/ar/about', { waitUntil: 'commit' }),
}

test.describe('interrupted enquiry', () => {
  for (const [what, interrupt] of Object.entries(interruptions)) {
    test(`arrives once when the visitor ${what}`, async ({ page, context, site }) => {
      const lead = site.sandbox.lead
      lead.behave({ kind: 'stall' })
      await open(page, '/about')
      await submitEnquiry(page)
      await expect(dialog(page).getByRole('button', { name: 'Sending...' })).toBeVisible()
      await expect.poll(() => lead.attempts).toBe(1)
      await interrupt(page)

      lead.behave({ kind: 'accept' })
      const next = await context.newPage()
      await open(next, '/enquiries')
      await next.mouse.move(10, 10)
      await expect(listed(next)).toHaveText(/^Enquiry from .+, sent .+$/)
      await expect(next.getByText('Nothing on this device')).toBeVisible()
      expect(lead.received).toHaveLength(1)
    })
  }
})

test.describe('tab that hangs with the outbox lock', () => {
  test('reports a busy outbox on "Send now" and takes it over after a minute', async ({
    page,
    context,
    site,
  }) => {
    // The lock timeout passes ten times faster; the request timeout stays at 20 seconds.
    await context.addInitScript(() => {
      const timeout = AbortSignal.timeout.bind(AbortSignal)
      AbortSignal.timeout = (ms) => timeout(ms > 20_000 ? ms / 10 : ms)
    })
    const hung = await context.newPage()
    // In the background, so that only the other tab shows the notice.
    await hung.addInitScript(() =>
      Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' }),
    )
    await open(hung, '/about')
    await hung.evaluate(() => {
      void navigator.locks.request('sporte-outbox', () => new Promise(() => {})).catch(() => {})
    })
    await openWith(page, '/enquiries', anOutbox(1))
    const send = listed(page).getByRole('button', { name: 'Send now' })
    await send.click()
    await expect(
      notice(page, 'Another tab is sending messages. Yours will be sent automatically.'),
    ).toBeVisible()
    await expect(listed(page).getByRole('button', { name: 'Delete' })).toBeEnabled()
    expect(messages(site)).toEqual([])
    await expect(notice(page, 'Your saved message was sent.')).toBeVisible()
    expect(messages(site)).toEqual(['message 1'])
  })
})
