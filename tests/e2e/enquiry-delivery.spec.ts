import type { Page } from '@playwright/test'
import { waitForHydration } from '../support/wait-for-hydration.ts'
import {
  anOutbox,
  listed,
  messages,
  notice,
  notices,
  openWith,
  storedRows,
  submitButton,
  submitEnquiry,
  wake,
} from '../support/enquiry.ts'
import type { LeadBehaviour } from '../sandbox/lead-inbox.ts'
import { expect, open, openInstalled, test } from '../support/site.ts'

/** Responses that look like a success although nothing reached the receiver. */
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
      // Dismissed, so that the next one belongs to the next attempt.
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

  // A redirect and a portal. The test above covers all of them.
  for (const [what, behaviour] of pretences.slice(4, 6)) {
    test(`keeps a queued enquiry on the device on ${what}`, async ({ page, site }) => {
      const lead = site.sandbox.lead
      lead.behave(behaviour)
      await openWith(page, '/enquiries', anOutbox(3))
      await page.mouse.move(10, 10)
      await expect(listed(page).filter({ hasText: 'Tried' })).toHaveCount(3)
      expect(await storedRows(page)).toHaveLength(3)
      expect(lead.received).toEqual([])

      lead.behave({ kind: 'accept' })
      await wake(page)
      await expect(notice(page, '3 saved messages were sent.')).toBeVisible()
      expect(new Set(messages(site))).toEqual(new Set(['message 1', 'message 2', 'message 3']))
      expect(messages(site)).toHaveLength(3)
    })
  }

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
    await expect(notice(page, 'You’re offline. It’ll be sent when you’re back online.')).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByText('Nothing on this device')).toBeVisible()
    expect(messages(site)).toEqual(['message 1'])
  })

  test('sends other enquiries while one always fails', async ({ page, site }) => {
    const lead = site.sandbox.lead
    lead.behaveWith('message 1"', { kind: 'reset' })
    await openWith(page, '/enquiries', anOutbox(6))
    await page.mouse.move(10, 10)
    await expect(notice(page, '5 saved messages were sent.')).toBeVisible()
    await expect(listed(page).filter({ hasText: 'message 1' })).toContainText(/Waiting.+Tried/s)
    expect(messages(site)).toEqual([2, 3, 4, 5, 6].map((number) => `message ${number}`))

    lead.behaveWith('message 1"', { kind: 'accept' })
    await listed(page).first().getByRole('button', { name: 'Send now' }).click()
    await expect(page.getByText('Nothing on this device')).toBeVisible()
    expect(messages(site)).toContain('message 1')
  })

  test('keeps the submission id when a form is left and submitted again elsewhere', async ({
    page,
    site,
  }) => {
    const lead = site.sandbox.lead
    let answer = () => {}
    const isAnswered = new Promise<void>((resolve) => {
      answer = resolve
    })
    site.holdUp = (path) => (path === '/sandbox/lead' ? isAnswered : undefined)
    await open(page, '/contact')
    const form = page.getByRole('form', { name: 'Send a message' })
    const fields = {
      firstName: 'Layla',
      lastName: 'Haddad',
      email: 'layla@example.com',
      subject: 'Air',
      message: 'A',
    }
    for (const [name, text] of Object.entries(fields)) await form.locator(`[name=${name}]`).fill(text)
    await form.getByRole('button', { name: 'Send message' }).click()
    await expect(form.getByRole('button', { name: 'Sending...' })).toBeDisabled()

    await waitForHydration(page, 'footer a')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click()
    await expect(page).toHaveURL('/blog')
    await page.goBack()
    await expect(form.locator('[name=message]')).toHaveValue('A')
    await form.getByRole('button', { name: 'Send message' }).click()
    await expect(form.getByRole('button', { name: 'Sending...' })).toBeDisabled()
    site.holdUp = () => undefined
    answer()
    await expect(sent(page)).toBeVisible()
    await expect(form.locator('[name=message]')).toHaveValue('')
    // One request if the page stayed open, two with one id if the browser reloaded it.
    expect(lead.unique).toHaveLength(1)
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
            // Chromium releases a held connection after half a minute, and the page times out after 20 s.
            await expect(failed(tab)).toBeVisible({ timeout: 15_000 })
          }
        }
      },
    )
  })
})
