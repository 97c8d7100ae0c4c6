import { openWhole } from '../support/hydrate-all.ts'
import { leaveForNextPage, watchForShifts } from '../support/live-scores.ts'
import { expect, open, test } from '../support/site.ts'

const pages = ['/', '/events', '/event/battle-of-the-burj', '/battleofburj', '/dashboard']

test('gives the same answer on every page during a bout', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-23T20:51:00+04:00'))
  await watchForShifts(page)
  for (const path of pages) {
    await openWhole(page, path)
    const label = page.getByText('On now, by schedule', { exact: true })
    const bug = page.getByRole('main').locator('div', { has: label }).last()
    await expect(bug, path).toContainText('Karim Zadran')
    if (path === '/dashboard')
      await expect(page.getByRole('heading', { name: /^Gulf Masters/, level: 2 })).toBeVisible()
    await leaveForNextPage(page)
  }
  await open(page, '/player/karim-zadran')
  const own = page.getByRole('region', { name: /^(?:Next up|Last fight): / })
  await expect(own).toContainText('On now, by schedule')
})
