import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, open, test } from '../support/site.ts'
import { propertyOf, readCalendar, unescapeText } from '../support/read-calendar.ts'

/** Mocks the system's share sheet, which tests cannot operate, and returns what it receives. */
async function sheetOf(page: Page): Promise<() => Promise<unknown>> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', {
      configurable: true,
      value: (data: unknown) => {
        document.documentElement.dataset.shared = JSON.stringify(data)
        return Promise.resolve()
      },
    })
  })
  return async () => {
    const text = (await page.locator('html').getAttribute('data-shared', { timeout: 2_000 })) ?? 'null'
    await page.evaluate(() => delete document.documentElement.dataset.shared)
    const data: unknown = JSON.parse(text)
    return data
  }
}

test('shares the URL of the current view and language without other query values', async ({ page, site }) => {
  const shared = await sheetOf(page)
  for (const [address, title, url] of [
    ['/player/omar-haddad?from=mail', 'Omar Haddad', '/player/omar-haddad'],
    ['/ar/player/omar-haddad', 'عمر حداد', '/ar/player/omar-haddad'],
    ['/team/nile-united/', 'Nile United', '/team/nile-united'],
    [
      '/ar/event/gulf-boxing-night-2?tab=highlights&utm=x',

      'سلسلة الخليج للملاكمة: الليلة 2',
      '/ar/event/gulf-boxing-night-2?tab=highlights',
    ],
  ] as const) {
    await open(page, address)
    await page
      .getByRole('main')
      .getByRole('button', { name: /^(?:Share|شارك)/ })
      .first()
      .click()
    await expect(page.locator('html')).toHaveAttribute('data-shared', /./)
    expect(await shared()).toEqual({ title, url: site.url + url })
  }
})

test('shares a match with its view, without the result if scores are hidden', async ({ page, site }) => {
  const shared = await sheetOf(page)
  await open(page, '/live-scores?match=4&tab=overs')
  const share = page.getByRole('button', { name: 'Share', exact: true })
  const url = `${site.url}/live-scores?match=4&tab=overs`
  await share.click()
  await expect(page.locator('html')).toHaveAttribute('data-shared', /./)
  expect(await shared()).toEqual({ title: 'Afghanistan v Pakistan: Afghanistan won by 18 runs', url })

  await page.getByRole('switch', { name: 'Hide scores' }).click()
  await share.click()
  await expect(page.locator('html')).toHaveAttribute('data-shared', /./)
  expect(await shared()).toEqual({ title: 'Afghanistan v Pakistan', url })
})

test('copies the URL and confirms it without a share sheet', async ({ page, context, site }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'))
  await open(page, '/ar/live-scores?match=1')
  await page.getByRole('button', { name: 'شارك' }).click()
  await expect(page.getByText('نُسخ الرابط')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${site.url}/ar/live-scores?match=1`)
})

test('shows the URL without share sheet and clipboard', async ({ page, site }) => {
  // As on a page that was not served over HTTPS.
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'share')
    Reflect.deleteProperty(Navigator.prototype, 'clipboard')
  })
  await open(page, '/live-scores?match=1')
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  await expect(page.getByText('Copy this link:')).toBeVisible()
  await expect(page.getByText(`${site.url}/live-scores?match=1`)).toBeVisible()
})

test('creates calendar files with the same ids as those served over HTTP', async ({ page, request }) => {
  for (const [address, link, file, word] of [
    ['/events', 'Cricket calendar', 'cricket', 'Emirates Sixes'],
    ['/ar/dashboard', 'التقويم: كريكيت', 'cricket', 'سداسيات الإمارات'],
    ['/ar/live-scores?view=fixtures', 'أضف المباريات إلى تقويمك', 'fixtures', 'أفغانستان × باكستان'],
  ] as const) {
    await open(page, address)
    const coming = page.waitForEvent('download')
    await page.getByRole('link', { name: link }).click()
    const download = await coming
    expect(download.suggestedFilename()).toBe(`${file}.ics`)
    const { events } = readCalendar(readFileSync(await download.path(), 'utf8'))
    const served = readCalendar(await (await request.get(`/calendar/${file}.ics`)).text()).events
    const uidsOf = (all: typeof events) => all.map((event) => propertyOf(event, 'UID'))
    expect(uidsOf(events)).toEqual(uidsOf(served))
    expect(events.map((event) => unescapeText(propertyOf(event, 'SUMMARY'))).join()).toContain(word)
  }
})
