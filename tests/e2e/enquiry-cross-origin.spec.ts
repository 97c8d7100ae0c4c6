import { rmSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { parseRow } from '@/outbox/entry.ts'
import { SiteServer } from '../sandbox/site-server.ts'
import {
  anOutbox,
  messages,
  notice,
  notices,
  openWith,
  storedRows,
  submissionIds,
  submitEnquiry,
  wake,
  words,
  written,
} from '../support/enquiry.ts'
import { distPath, expect, open, test } from '../support/site.ts'
import { smallRelease } from '../support/small-release.ts'

/**
 * The receiver has a separate origin, as in production, so the page can read a response only if CORS allows it. The
 * build contains the receiver's URL, so one worker builds it and runs all tests.
 */
test.describe.configure({ mode: 'default' })

const receiver = new SiteServer(distPath)
const { lead } = receiver.sandbox
let release = ''

test.beforeAll(async () => {
  test.setTimeout(240_000)
  await receiver.start()
  const VITE_LEAD_WEBHOOK_URL = `${receiver.url}/sandbox/lead`
  release = smallRelease(['/about', '/enquiries'], { VITE_LEAD_WEBHOOK_URL })
})
test.afterAll(async () => {
  await receiver.stop()
  if (release !== '') rmSync(release, { recursive: true })
})
test.beforeEach(({ site }) => {
  receiver.sandbox.reset()
  site.deploy(release)
})
// Chromium logs this for every response that it hides from the page.
test.afterEach(({ trouble }) => {
  const others = trouble.splice(0).filter((line) => !line.includes('has been blocked by CORS policy'))
  expect(others).toEqual([])
})

const failed = (page: Page) => notice(page, 'Failed to send message')

async function keepFailed(page: Page) {
  await expect(failed(page)).toBeVisible()
  await notices(page).getByRole('button', { name: words.en.keep }).click()
  await expect(notice(page, words.en.saved)).toBeVisible()
}

/** Waits until the only queued row has been tried, and returns it. */
async function triedRow(page: Page) {
  let found = parseRow('', null)
  await expect(async () => {
    const [row] = await storedRows(page)
    found = parseRow(row?.key ?? '', row?.value)
    expect(found).toMatchObject({ state: 'queued', lastTriedAt: expect.any(Number) })
  }).toPass()
  if (found.state === 'unreadable') throw new Error('The row cannot be read')
  return found
}

test.describe('receiver on another origin', () => {
  test('sends the enquiry with our origin and no other data about the site', async ({ page, site }) => {
    await open(page, '/about?from=poster')
    await submitEnquiry(page)
    await expect(notice(page, 'Message sent successfully!')).toBeVisible()

    expect(messages(receiver)).toEqual([written.message])
    expect(messages(site)).toEqual([])
    const headers = lead.received[0]?.headers
    expect(headers).toMatchObject({
      'content-type': 'application/json',
      origin: site.url,
      referer: `${site.url}/`,
    })
    expect(headers).not.toHaveProperty('cookie')
  })

  test('neither reports success nor sends twice if CORS hides a success', async ({ page }) => {
    const ids = submissionIds(page)
    lead.behave({ kind: 'no-cors', status: 200 })
    await page.clock.install()
    await open(page, '/about')
    await submitEnquiry(page)
    await keepFailed(page)
    await page.clock.fastForward(16_000)
    await expect
      .poll(() => storedRows(page))
      .toMatchObject([{ value: { state: 'queued', silences: 1, mayHaveArrived: true } }])

    // The receiver now sends CORS headers, and already has the enquiry.
    lead.behave({ kind: 'status', status: 409 })
    await wake(page)
    await expect(notice(page, 'Your saved message was sent.')).toBeVisible()
    expect(await storedRows(page)).toEqual([])
    expect(lead.unique.map(({ message }) => message)).toEqual([written.message])
    expect(new Set(ids).size).toBe(1)
  })

  test('respects Retry-After where the page may read it', async ({ page }) => {
    lead.behave({ kind: 'status', status: 503, retryAfter: '3600' })
    await openWith(page, '/enquiries', anOutbox(1))
    await page.mouse.move(10, 10)
    const asked = await triedRow(page)
    expect(asked).toMatchObject({ attempts: 1, lastStatus: 503 })
    expect(asked.dueAt - (asked.lastTriedAt ?? 0)).toBe(3_600_000)
  })
})
