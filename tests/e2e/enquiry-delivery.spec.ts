import type { Page } from '@playwright/test'
import type { LeadBehaviour } from '../sandbox/lead-inbox.ts'
import { parseRow } from '@/outbox/entry.ts'
import { SiteServer } from '../sandbox/site-server.ts'
import { readBuilt, scriptWith } from '../support/built-site.ts'
import { delayResponses } from '../support/delay-responses.ts'
import {
  enquiryDialog,
  fillIn,
  expectWritten,
  messages,
  toast,
  toasts,
  openDialog,
  storedRows,
  submissionIds,
  submitButton,
  sendFromDialog,
  wake,
  words,
  written,
} from '../support/enquiry.ts'
import { distPath, expect, full, open, test } from '../support/site.ts'

const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/

/** Failures, and responses that look like success although nothing reached the receiver. */
const failures: Record<string, LeadBehaviour> = {
  'an answer of 500': { kind: 'status', status: 500 },
  'a reset': { kind: 'reset' },
  'a redirect to a page of ours': { kind: 'redirect', status: 307, to: '/about/' },
}

const failed = (page: Page) => toast(page, 'Failed to send message')
const sent = (page: Page) => toast(page, 'Message sent successfully!')

test('sends the specified fields, and closes', async ({ page, site }) => {
  const lead = site.sandbox.lead
  const answer = delayResponses(site, '/sandbox/lead')
  await open(page, '/about?from=poster#main')
  await sendFromDialog(page)
  const form = enquiryDialog(page)
  await expect(form.getByRole('button', { name: 'Sending...' })).toBeDisabled()
  await expect(form.getByRole('button', { name: 'Cancel' })).toBeDisabled()
  await form.getByLabel('Email').press('Enter')
  answer()
  await expect(sent(page)).toContainText(
    "Thank you for contacting us. We'll get back to you within 24 hours. Reference: ",
  )
  await expect(form).toBeHidden()
  const contact = page.getByRole('button', { name: 'Contact Us' })
  await expect(contact).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(sent(page).getByRole('button', { name: 'Close' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(sent(page)).toBeHidden({ timeout: 5_000 }) // it would close automatically after 20 seconds
  await expect(contact).toBeFocused()
  await openDialog(page)
  for (const field of Object.keys(written)) await expect(form.locator(`[name=${field}]`)).toHaveValue('')

  expect(lead.attempts).toBe(1)
  expect(lead.received.map(({ body }) => body)).toEqual([
    {
      ...written,
      formTitle: 'Popup Form',
      pageUrl: `${site.url}/about?from=poster#main`,
      submissionId: expect.stringMatching(uuid),
    },
  ])
  await expect.poll(() => storedRows(page)).toEqual([])
})

test('stays in the form with one id until the receiver accepts it', async ({ page, site }) => {
  const lead = site.sandbox.lead
  await open(page, '/about')
  await openDialog(page)
  await fillIn(page)
  for (const [what, behaviour] of Object.entries(failures)) {
    // Closed, so that the next toast belongs to the next attempt.
    if (lead.attempts > 0) await toasts(page).getByRole('button', { name: 'Close' }).click()
    await expect(toasts(page).getByRole('listitem')).toHaveCount(0)
    const attempts = lead.attempts
    // Applies to all requests, because a browser retries a request that was reset on a reused connection.
    lead.behave(behaviour)
    await submitButton(page).click()
    await expect(failed(page).getByRole('paragraph'), what).toHaveText([
      'Failed to send message',
      'Please try again or contact us directly at hello@sporte.example',
    ])
    await expectWritten(page, what)
    await expect(submitButton(page), what).toBeFocused()
    expect(lead.attempts, what).toBeGreaterThan(attempts)
  }
  const ids = new Set(lead.tries.map(({ body }) => body.submissionId))
  expect([...ids]).toEqual([expect.stringMatching(uuid)])
  expect(lead.received).toEqual([])

  lead.behave({ kind: 'accept' })
  await enquiryDialog(page).getByLabel('Message').fill('Other words')
  await expect(toasts(page).getByRole('listitem')).toHaveCount(0) // it referred to the previous text
  await submitButton(page).click()
  await expect(sent(page)).toBeVisible()
  expect(messages(site)).toEqual(['Other words'])
  expect(ids).not.toContain(lead.received[0]?.body.submissionId)
  await expect.poll(() => storedRows(page)).toEqual([])
})

/**
 * Sends enquiries to another origin, as a build with `VITE_LEAD_WEBHOOK_URL` does. `unit/build/config/security-policy`
 * covers the policy of such a build.
 */
function useReceiver(site: SiteServer, origin: string) {
  const script = scriptWith('/sandbox/lead')
  site.interfere = ({ url: address = '/' }, response) => {
    if (address === script) {
      response.writeHead(200, { 'Content-Type': 'text/javascript' })
      response.end(readBuilt(script.slice(1)).replace('/sandbox/lead', `${origin}/sandbox/lead`))
      return true
    }
    if (!address.startsWith('/about')) return false
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' })
    response.end(readBuilt('about/index.html').replace("connect-src 'self'", `connect-src 'self' ${origin}`))
    return true
  }
}

test.describe('receiver on another origin', () => {
  // A separate origin, as in production, so the page can read a response only if CORS allows it.
  const receiver = new SiteServer(distPath)
  test.afterEach(() => receiver.stop())

  test('gets each enquiry once although CORS hides a success', full, async ({ page, site, trouble }) => {
    const { lead } = receiver.sandbox
    const ids = submissionIds(page)
    await receiver.start()
    useReceiver(site, receiver.url)
    await page.clock.install()
    await open(page, '/about?from=poster')
    await sendFromDialog(page, 'first')
    await expect(sent(page)).toBeVisible()
    expect(messages(receiver)).toEqual(['first'])
    expect(messages(site)).toEqual([])
    const headers = lead.received[0]?.headers
    expect(headers).toMatchObject({
      'content-type': 'application/json',
      origin: site.url,
      referer: `${site.url}/`,
    })
    expect(headers).not.toHaveProperty('cookie')

    await test.step('a success that the page cannot read', async () => {
      lead.behave({ kind: 'no-cors', status: 200 })
      await sendFromDialog(page, 'second')
      await expect(failed(page)).toBeVisible()
      await toasts(page).getByRole('button', { name: words.en.keep }).click()
      await expect(toast(page, words.en.saved)).toBeVisible()
      await page.clock.fastForward(60_000)
      const silences = async () => parseQueued((await storedRows(page))[0]).silences
      await expect.poll(silences).toBeGreaterThan(1) // the form's attempt, and a replay's
      expect(await storedRows(page)).toMatchObject([{ value: { arrival: 'unknown' } }])
    })

    await test.step('a Retry-After that the page can read', async () => {
      lead.behave({ kind: 'status', status: 503, retryAfter: '3600' })
      await wake(page)
      const [row] = await storedRows(page)
      expect(row).toMatchObject({ value: { state: 'queued', attempts: 1, lastStatus: 503 } })
      const { dueAt, lastTriedAt } = parseQueued(row)
      expect(dueAt - (lastTriedAt ?? 0)).toBe(3_600_000)
    })

    await test.step('the answer of a receiver that already has the enquiry', async () => {
      lead.behave({ kind: 'status', status: 409 })
      await page.clock.fastForward('01:00:01')
      await expect(toast(page, 'Your saved message was sent.')).toBeVisible()
      expect(await storedRows(page)).toEqual([])
      expect(lead.unique.map(({ message }) => message)).toEqual(['first', 'second'])
      expect(new Set(ids).size).toBe(2)
    })

    // Chromium logs this for every response that it hides from the page.
    const others = trouble.splice(0).filter((line) => !line.includes('has been blocked by CORS policy'))
    expect(others).toEqual([])
  })
})

function parseQueued(row: { key: string; value: unknown } | undefined) {
  const entry = parseRow(row?.key ?? '', row?.value)
  if (entry.state === 'unreadable') throw new Error('The row cannot be read')
  return entry
}
