import type { Page } from '@playwright/test'
import { openWhole } from '../support/hydrate-all.ts'
import { leaveForNextPage, watchForShifts } from '../support/live-scores.ts'
import { expect, open, test } from '../support/site.ts'

const pages = ['/', '/events', '/event/battle-of-the-burj', '/battleofburj', '/dashboard']

/** During a bout, and after the main event, at the venue. The last text is on the page of Karim Zadran. */
const moments = [
  ['20:51', 'On now, by schedule', 'Karim Zadran', 'On now, by schedule'],
  ['23:00', 'Over, by schedule', 'Khalid Al Mansoori', 'Over'],
] as const

const bug = (page: Page, label: string) =>
  page
    .getByRole('main')
    .locator('div', { has: page.getByText(label, { exact: true }) })
    .last()

for (const [time, label, fighter, own] of moments)
  test(`${time} › every page gives the same answer`, async ({ page }) => {
    await page.clock.setFixedTime(new Date(`2026-11-23T${time}:00+04:00`))
    await watchForShifts(page)
    for (const path of pages) {
      await openWhole(page, path)
      await expect(bug(page, label), path).toContainText(fighter)
      if (path === '/dashboard')
        await expect(page.getByRole('heading', { name: /^Gulf Masters/, level: 2 })).toBeVisible()
      await leaveForNextPage(page)
    }
    await open(page, '/player/karim-zadran')
    await expect(page.getByRole('region', { name: /^(?:Next up|Last fight): / })).toContainText(own)
  })
