import type { Page } from '@playwright/test'
import { buildApiResponse } from '../support/watch-event-fixture.ts'
import { buildEnquiry } from '../support/enquiry-fixture.ts'
import { openWith } from '../support/enquiry.ts'
import { overflowing } from '../support/layout.ts'
import { newEntry } from '@/outbox/entry.ts'
import { expect, open, test } from '../support/site.ts'
import { codeInput } from '../support/watch.ts'

/** Text without a line break opportunity, e.g. a name, URL or value from an external source. */
const long = 'Unbreakable'.repeat(200)

async function expectToFit(page: Page): Promise<void> {
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    await expect.poll(() => overflowing(page), { message: `${width} px` }).toEqual([])
  }
}

const store = (page: Page, texts: Record<string, string>) =>
  page.addInitScript((entries) => {
    for (const [key, text] of Object.entries(entries)) localStorage.setItem(key, text)
  }, texts)

test.describe('unbroken long text does not widen the page', () => {
  test('API: highlights', async ({ page, site }) => {
    const eventVideoPlaylist = [{ name: long, description: long, url: 'https://video.example/1' }]
    const body = buildApiResponse({ eventName: long, eventStatus: 'HIGHLIGHTS', eventVideoPlaylist })
    site.sandbox.codes.answer = () => ({ status: 200, body })
    await open(page, '/watch')
    await codeInput(page).fill('K7C4QX')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(long)
    await expectToFit(page)
    await page.getByRole('button', { name: 'Show all' }).click()
    await expectToFit(page)
  })

  test('API: a refusal', async ({ page, site }) => {
    site.sandbox.codes.answer = () => ({ status: 410, body: { message: long } })
    await open(page, '/watch')
    await codeInput(page).fill('K7C4QX')
    await expect(page.getByRole('alert').getByText(long)).toBeVisible()
    await expectToFit(page)
  })

  for (const address of ['/your-data', '/profile']) {
    test(`storage: ${address}`, async ({ page }) => {
      await store(page, {
        'sporte:marks-player': JSON.stringify([long]),
        'sporte:marks-team': JSON.stringify([long]),
        'sporte:marks-event': JSON.stringify([long]),
        'sporte:watch-code': long,
        'sporte:plan': long,
        'sporte:demo-profile': JSON.stringify({ name: long, email: `${long}@example.com` }),
        'sporte:demo-pass': JSON.stringify({ name: long, email: `${long}@example.com` }),
      })
      await open(page, address)
      await page.waitForLoadState('networkidle')
      await page.mouse.move(20, 300)
      if (address === '/your-data') await expect(page.getByText(long).first()).toBeVisible()
      await expectToFit(page)
    })
  }

  test('outbox: /enquiries', async ({ page }) => {
    await page.route('**/sandbox/lead', (route) => route.abort())
    const value = newEntry(buildEnquiry({ firstName: long, lastName: long, message: long }), 1)
    await openWith(page, '/enquiries', [{ key: value.key, value }])
    await expect(page.getByRole('main').getByText(long).first()).toBeVisible()
    await expectToFit(page)
  })

  for (const address of ['/players?q=', '/help?q=']) {
    test(`URL: ${address}`, async ({ page }) => {
      await open(page, address + long)
      await page.waitForLoadState('networkidle')
      await expectToFit(page)
    })
  }

  test('search field', async ({ page }) => {
    await open(page, '/about')
    await page.getByRole('button', { name: 'Search' }).first().click()
    await page.getByRole('combobox').fill(long)
    await expect(page.getByRole('dialog').getByText(long)).toBeVisible()
    await expectToFit(page)
  })
})
