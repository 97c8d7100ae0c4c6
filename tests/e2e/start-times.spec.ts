import type { Page } from '@playwright/test'
import { openWhole } from '../support/hydrate-all.ts'
import { readBuilt } from '../support/built-site.ts'
import { expect, open, test } from '../support/site.ts'

/** 2 PM, and 9:05 PM when two bouts are over, at the venue. */
const [before, during] = [new Date('2026-11-23T10:00:00Z'), new Date('2026-11-23T17:05:00Z')]

const address = '/event/battle-of-the-burj?tab=card'

async function openAt(page: Page, moment: Date, path: string) {
  await page.clock.setFixedTime(moment)
  await openWhole(page, path)
}

const bout = (page: Page, order: number) => page.locator(`#bout-${order}`)

test.describe('start times', () => {
  test.use({ timezoneId: 'Europe/London' })

  test('show a range per bout in both zones, which moves during the night', async ({ page }) => {
    // Without scripts, the document has the times at the venue only.
    const built = readBuilt('event/battle-of-the-burj/index.html')
    expect(built).toContain('10:00–10:40 PM UAE time')
    expect(built).not.toContain('your time')

    await openAt(page, before, address)
    await expect(bout(page, 1)).toContainText('About 10:00–10:40 PM UAE time')
    await expect(bout(page, 1)).toContainText('6:00–6:40 PM your time')
    await expect(bout(page, 7)).toContainText('About 8:00–8:10 PM UAE time')
    await expect(page.getByText('Start times are approximate.')).toBeVisible()
    await expect(page.locator('b').getByText('Main event', { exact: true })).toBeVisible()

    await openAt(page, before, '/battleofburj')
    await expect(page.getByText('About 10:00–10:40 PM UAE time')).toBeVisible()
    await expect(page.getByText('6:00–6:40 PM your time')).toBeVisible()

    const shownTimes = async () => {
      await openAt(page, during, address)
      await expect(bout(page, 1)).toContainText('About 10:10–10:40 PM UAE time')
      await expect(bout(page, 4)).toContainText('About 9:10–9:25 PM UAE time')
      await expect(bout(page, 5)).toContainText('On now, by schedule')
      await expect(bout(page, 6)).toContainText('Over')
      return page.locator('[id^="bout-"]').allInnerTexts()
    }
    const shown = await shownTimes()
    await page.evaluate(() => localStorage.setItem('sporte:spoilers', 'on'))
    expect(await shownTimes(), 'with hidden scores').toEqual(shown)

    await page.setViewportSize({ width: 390, height: 844 })
    const next = page.getByRole('region', { name: /^(?:Next up|Last fight): / })
    const add = next.getByRole('link', { name: 'Add to calendar' })
    await openAt(page, before, '/player/khalid-al-mansoori')
    await expect(next).toContainText('About 10:00–10:40 PM UAE time')
    await expect(next).toContainText('6:00–6:40 PM your time')
    // Above the bottom bar without scrolling.
    expect(await add.evaluate((link) => link.getBoundingClientRect().bottom)).toBeLessThan(844 - 56)
  })
})

/** Far from the venue, where a time without a zone would be mistaken for local time. */
test.describe('start times in Auckland', () => {
  test.use({ timezoneId: 'Pacific/Auckland' })

  test('name the visitor’s day, which is the next one, and the zone on the watch page', async ({ page }) => {
    await openAt(page, before, `/ar${address}`)
    await expect(bout(page, 1)).toContainText('بين 10:00 و10:40 م بتوقيت الإمارات تقريبًا')
    await expect(bout(page, 1)).toContainText('بين 7:00 و7:40 ص بتوقيتك، 24 نوفمبر')

    await open(page, '/watch')
    const cards = page.getByRole('main').locator('li', { has: page.locator('a[href*="/event/"]') })
    await cards.first().scrollIntoViewIfNeeded()
    // Upcoming events show a time; past events only show the date.
    const timed = cards.filter({ hasText: /\d:\d/ })
    await expect(timed).toContainText([
      /\d:\d{2}\s[AP]M UAE time$/u,
      /\d:\d{2}\s[AP]M UAE time(?:Shown in|$)/u,
    ])
  })
})
