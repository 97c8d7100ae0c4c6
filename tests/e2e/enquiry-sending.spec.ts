import type { Page } from '@playwright/test'
import {
  dialog,
  expectNotice,
  notice,
  notices,
  openDialog,
  storedRows,
  submissionIds,
  submitButton,
  submitEnquiry,
  written,
} from '../support/enquiry.ts'
import type { SiteServer } from '../sandbox/site-server.ts'
import { delayResponses } from '../support/delay-responses.ts'
import { expect, open, test } from '../support/site.ts'

const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/

const sent = (site: SiteServer) => site.sandbox.lead.received.map(({ body }) => body)

const expectFailure = (page: Page) =>
  expectNotice(
    page,
    'Failed to send message',
    'Please try again or contact us directly at hello@sporte.example',
  )

test.describe('online enquiry', () => {
  test('sends the specified fields', async ({ page, site }) => {
    await open(page, '/about?from=poster#main')
    await submitEnquiry(page)
    await expect.poll(() => sent(site)).toHaveLength(1)
    const { submissionId, ...body } = sent(site)[0] ?? {}
    expect(body).toEqual({
      ...written,
      formTitle: 'Popup Form',
      pageUrl: `${site.url}/about?from=poster#main`,
    })
    expect(submissionId).toMatch(uuid)
    await expect.poll(() => storedRows(page)).toEqual([])
  })

  test('shows progress, confirms, clears the form and closes', async ({ page, site }) => {
    const lead = site.sandbox.lead
    const answer = delayResponses(site, '/sandbox/lead')
    await open(page, '/about')
    await submitEnquiry(page)
    const form = dialog(page)
    await expect(form.getByRole('button', { name: 'Sending...' })).toBeDisabled()
    await expect(form.getByRole('button', { name: 'Cancel' })).toBeDisabled()
    await form.getByLabel('Email').press('Enter')
    answer()
    await expectNotice(
      page,
      'Message sent successfully!',
      "Thank you for contacting us. We'll get back to you within 24 hours.",
    )
    await expect(form).toBeHidden()
    await expect(page.getByRole('button', { name: 'Contact Us' })).toBeFocused()
    await openDialog(page)
    for (const field of Object.keys(written)) await expect(form.locator(`[name=${field}]`)).toHaveValue('')
    expect(lead.attempts).toBe(1)
  })
})

test.describe('failing online enquiry', () => {
  for (const [what, behaviour] of [
    ['answered with 500', { kind: 'status', status: 500 }],
    ['reset', { kind: 'reset' }],
  ] as const) {
    // Tests cannot read request bodies in Firefox.
    test(
      `stays in the form when it is ${what}, and keeps its id`,
      { tag: '@chromium' },
      async ({ page, site }) => {
        const ids = submissionIds(page)
        // For all requests, because a browser retries a request that was reset on a reused connection.
        site.sandbox.lead.behave(behaviour)
        await open(page, '/about')
        await submitEnquiry(page)
        await expectFailure(page)
        for (const [field, text] of Object.entries(written)) {
          await expect(dialog(page).locator(`[name=${field}]`)).toHaveValue(text)
        }
        await expect(submitButton(page)).toBeFocused()

        // Closed, so that the next notice belongs to the second attempt and marks its end.
        await notices(page).getByRole('button', { name: 'Close' }).click()
        await expect(notices(page).getByRole('listitem')).toHaveCount(0)
        await submitButton(page).click()
        await expectFailure(page)
        expect(ids).toHaveLength(2)
        site.sandbox.lead.behave({ kind: 'accept' })
        await dialog(page).getByLabel('Message').fill('Other words')
        await expect(notices(page).getByRole('listitem')).toHaveCount(0) // it referred to the previous text
        await submitButton(page).click()
        await expect(notice(page, 'Message sent successfully!')).toBeVisible()

        expect(ids[0]).toMatch(uuid)
        expect(ids[1]).toBe(ids[0])
        expect(ids[2]).not.toBe(ids[0])
        expect(sent(site)).toMatchObject([{ message: 'Other words', submissionId: ids[2] }])
      },
    )
  }
})
