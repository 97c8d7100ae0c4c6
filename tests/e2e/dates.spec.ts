import type { Page } from '@playwright/test'
import { expect, open, test } from '../support/site.ts'
import { hydrateAll } from '../support/hydrate-all.ts'

/** The content of these pages depends on the visitor's clock. */
const pages = [
  '/',
  '/contact',
  '/dashboard',
  '/event/battle-of-the-burj',
  '/events',
  '/live-scores',
  '/notifications',
  '/watch',
]

const days = [
  ['29 February', '2028-02-29T12:00:00Z'],
  ['the last minute of the year in the Emirates', '2026-12-31T19:59:10Z'],
] as const

/** The earliest and nearly the latest time zones, both with non-UAE offsets. */
const timeZones = ['Pacific/Kiritimati', 'America/St_Johns']

const venueDay = (moment: number) => Math.floor((moment + 4 * 3_600_000) / 86_400_000)

/** Text that must never appear: the result of a failed computation, or a negative time. */
const senseless =
  /Invalid|NaN|undefined|\bnull\b|\[object|\{\{|(?:^|\s)[-−]\d+\s*(?:d|h|m|s|يوم|أيام|ساع|دقيق)/

async function expectSense(page: Page, what: string) {
  const text = await page.getByRole('main').innerText()
  expect(senseless.exec(text)?.[0], `${what}: ${text.slice(0, 200)}`).toBeUndefined()
}

/** Checks the next event by its date, and the others by the time until they start, or since. */
async function expectNothingPast(page: Page, upcoming: string) {
  const today = venueDay(await page.evaluate(() => Date.now()))
  const [next, ...later] = await page.getByRole('region', { name: upcoming }).getByRole('article').all()
  const date = /[A-Z][a-z]+ \d{1,2}, 20\d\d/.exec((await next?.textContent()) ?? '')?.[0]
  expect(Date.parse(`${date} UTC`)).toBeGreaterThanOrEqual(today * 86_400_000)
  for (const event of later)
    await expect(event).toContainText(/since yesterday|today|tomorrow|in \d+ (?:day|month)/)
}

for (const [day, [name, time]] of days.entries()) {
  test.describe(name, () => {
    test.use({ timezoneId: timeZones[day % 2] })

    test(`shows date-dependent pages correctly on ${name}`, { tag: '@full' }, async ({ page, trouble }) => {
      await page.clock.install({ time })
      for (const [index, path] of pages.entries()) {
        const isArabic = (Math.floor(index / 2) + day) % 2 === 1
        const address = isArabic ? `/ar${path}` : path
        await open(page, address)
        await hydrateAll(page)
        await expectSense(page, address)
        if (address === '/events') await expectNothingPast(page, 'Upcoming Events')
        // The page stays open, past midnight in the last of these days.
        await page.clock.fastForward(90_000)
        await expectSense(page, `${address}, later`)
        expect(trouble, address).toEqual([])
      }
    })
  })
}
