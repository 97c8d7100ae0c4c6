import type { Page } from '@playwright/test'
import {
  anOutbox,
  listed,
  messages,
  notice,
  notices,
  openWith,
  submitButton,
  submitEnquiry,
} from '../support/enquiry.ts'
import type { LeadBehaviour } from '../sandbox/lead-inbox.ts'
import { expect, open, openInstalled, test } from '../support/site.ts'

/** Responses that look like success although nothing reached the receiver. */
const pretences: [string, LeadBehaviour][] = [
  ...[301, 302, 303, 307, 308].map((status): [string, LeadBehaviour] => [
    `a ${status} to a page of ours`,
    { kind: 'redirect', status, to: '/about/' },
  ]),
  ['the login page of a captive portal', { kind: 'portal' }],
  ['the login page of a captive portal as JSON', { kind: 'portal', type: 'application/json' }],
]

const failed = (page: Page) => notice(page, 'Failed to send message')
const sent = (page: Page) => notice(page, 'Message sent successfully!')

test.describe('enquiry delivery', () => {
  test('does not report success for a 200 from something other than the receiver', async ({ page, site }) => {
    const lead = site.sandbox.lead
    lead.behave({ kind: 'portal' })
    await open(page, '/about')
    await submitEnquiry(page)
    await expect(failed(page)).toBeVisible()
    for (const [, behaviour] of pretences) {
      // Closed, so that the next notice belongs to the next attempt.
      await notices(page).getByRole('button', { name: 'Close' }).click()
      await expect(notices(page).getByRole('listitem')).toHaveCount(0)
      lead.behave(behaviour)
      await submitButton(page).click()
      await expect(failed(page)).toBeVisible()
    }
    expect(lead.received).toEqual([])

    expect(lead.attempts).toBeGreaterThan(pretences.length)
    lead.behave({ kind: 'accept' })
    await submitButton(page).click()
    await expect(sent(page)).toBeVisible()
    expect(lead.unique).toHaveLength(1)
  })

  test('sends a parked enquiry when the network returns, after a press offline', async ({
    page,
    site,
    context,
  }) => {
    await openWith(
      page,
      '/enquiries',
      anOutbox(1, { state: 'parked', parkedBecause: 'exhausted', mayHaveArrived: true }),
    )
    await expect(listed(page)).toContainText('This may already have reached us')
    await context.setOffline(true)
    await listed(page).getByRole('button', { name: 'Send now' }).click()
    const later = notice(page, 'You’re offline. It’ll be sent when you’re back online.')
    await expect(later).toBeVisible()
    await context.setOffline(false)
    await expect(notice(page, 'Your saved message was sent.')).toBeVisible()
    await expect(later).toHaveCount(0, { timeout: 1_000 }) // it would close automatically after eight seconds
    await expect(page.getByText('Nothing on this device')).toBeVisible()
    expect(messages(site)).toEqual(['message 1'])
  })

  test.describe('with the worker', () => {
    test.use({ serviceWorkers: 'allow' })

    test(
      'ignores redirects without using up connections',
      { tag: '@full' },
      async ({ page, context, site }) => {
        site.sandbox.lead.behave({ kind: 'redirect', status: 307, to: '/about/' })
        await openInstalled(page, '/about')
        const other = await context.newPage()
        for (const address of ['/about', '/events', '/about', '/events', '/about', '/events']) {
          for (const tab of [page, other]) {
            await open(tab, address)
            await submitEnquiry(tab)
            // Chromium frees a leaked connection after 30 seconds, and our request timeout is 20 seconds.
            await expect(failed(tab)).toBeVisible({ timeout: 15_000 })
          }
        }
      },
    )
  })
})
