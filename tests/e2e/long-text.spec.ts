import type { Page } from '@playwright/test'
import { buildApiResponse } from '../support/watch-event-fixture.ts'
import { buildEnquiry } from '../support/enquiry-fixture.ts'
import { openWith } from '../support/enquiry.ts'
import { findOverflowing } from '../support/layout.ts'
import { newEntry } from '@/outbox/entry.ts'
import { expect, full, open, test } from '../support/site.ts'
import { codeInput } from '../support/watch.ts'

/** Text without a line break opportunity, e.g. a name, URL or value from an external source. */
const long = 'Unbreakable'.repeat(200)

async function expectToFit(page: Page): Promise<void> {
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    await expect.poll(() => findOverflowing(page), { message: `${width} px` }).toEqual([])
  }
}

test('wraps on /watch, from the code API', async ({ page, site }) => {
  site.sandbox.codes.answer = () => ({ status: 410, body: { message: long } })
  await open(page, '/watch')
  await codeInput(page).fill('K7C4QX')
  await expect(page.getByRole('alert').getByText('Unbreakable')).toBeVisible()
  await expectToFit(page)

  const eventVideoPlaylist = [{ name: long, description: long, url: 'https://video.example/1' }]
  const body = buildApiResponse({ eventName: long, eventStatus: 'HIGHLIGHTS', eventVideoPlaylist })
  site.sandbox.codes.answer = () => ({ status: 200, body })
  await open(page, '/watch?code=K7C4QX')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^(?:Unbreakable)+/)
  await expectToFit(page)
  await page.getByRole('button', { name: 'Show all' }).click()
  await expectToFit(page)
})

test('wraps from storage, the address bar and the search field', full, async ({ page }) => {
  await page.addInitScript((text) => {
    const person = JSON.stringify({ name: text, email: `${text}@example.com` })
    for (const [key, value] of Object.entries({
      'sporte:marks-player': JSON.stringify([text]),
      'sporte:marks-team': JSON.stringify([text]),
      'sporte:marks-event': JSON.stringify([text]),
      'sporte:watch-code': text,
      'sporte:plan': text,
      'sporte:demo-profile': person,
      'sporte:demo-pass': person,
    }))
      localStorage.setItem(key, value)
  }, long)
  for (const address of ['/your-data', '/profile', `/players?q=${long}`, `/help?q=${long}`]) {
    await open(page, address)
    await page.waitForLoadState('networkidle')
    await page.mouse.move(20, 300)
    if (address === '/your-data') await expect(page.getByText(long).first()).toBeVisible()
    await expectToFit(page)
  }
  await page.getByRole('button', { name: 'Search', exact: true }).first().click()
  await page.getByRole('combobox').fill(long)
  await expect(page.getByRole('dialog').getByText(long)).toBeVisible()
  await expectToFit(page)

  await page.route('**/sandbox/lead', (route) => route.abort())
  const value = newEntry(buildEnquiry({ firstName: long, lastName: long, message: long }), 1)
  await openWith(page, '/enquiries', [{ key: value.key, value }])
  await expect(page.getByRole('main').getByText(long).first()).toBeVisible()
  await expectToFit(page)
})
