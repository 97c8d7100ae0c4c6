import type { Page } from '@playwright/test'
import { expect, full, open, test } from '../support/site.ts'

const hideScores = (page: Page) => page.addInitScript(() => localStorage.setItem('sporte:spoilers', 'on'))

/** The visible text, without hidden elements or elements that have no box. */
const mainText = (page: Page) => page.getByRole('main').innerText()

test('hides scores before the first paint, and reveals one match per press', async ({ page }) => {
  await open(page, '/live-scores')
  const card = page.getByRole('table', { name: /batting/ })
  const hideScoresSwitch = page.getByRole('switch', { name: 'Hide scores' })
  await expect(card).toBeVisible()
  await expect(hideScoresSwitch).toHaveAttribute('aria-checked', 'false')
  const heightBefore = await page.evaluate(() => document.body.scrollHeight)

  await hideScoresSwitch.click()
  await expect(hideScoresSwitch).toHaveAttribute('aria-checked', 'true')
  await expect(card).toBeHidden()
  expect(await mainText(page)).not.toMatch(/won by|141|72\/5|Player of the match/)
  expect(await page.evaluate(() => document.body.scrollHeight)).toBe(heightBefore)

  // The style sheet hides them without hydration.
  await page.route('**/*.js', (route) => route.abort())
  await page.goto('/')
  const strip = page.getByRole('navigation', { name: 'Scores and next bouts' })
  await expect(strip).toBeVisible()
  expect(await strip.innerText()).not.toMatch(/\d+\/\d/)
  await page.goto('/live-scores')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Live scores')
  await expect(page.getByRole('heading', { name: 'Scores hidden' })).toBeVisible()
  expect(await mainText(page)).not.toMatch(/won by|141/)
  await page.unrouteAll({ behavior: 'wait' })

  await open(page, '/live-scores')
  await expect(card).toBeHidden()
  await page.getByRole('button', { name: 'Reveal this match' }).click()
  await expect(card).toBeVisible()
  await expect(page.getByText('Pakistan won by 75 runs').first()).toBeVisible()
  // The other four scorecards stay hidden, and so does the points table.
  await expect(page.getByText('Result hidden').locator('visible=true')).toHaveCount(4)
  await page.getByRole('link', { name: 'Points Table' }).click()
  await expect(page.getByRole('button', { name: 'Show results' })).toHaveCount(2)
  await expect(page.getByRole('table').first()).toBeHidden()

  // Revealed for this visit, on all of its pages.
  await page.getByRole('link', { name: 'Recent Results' }).click()
  await expect(card).toBeVisible()
})

test('reveals an event, and the wins of a player, on a press only', full, async ({ page }) => {
  await hideScores(page)
  await open(page, '/dashboard?tab=past')
  const row = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Gulf Boxing Series: Night 2' }) })
  await expect(row).toContainText('KO') // in the DOM, but not visible
  expect(await row.innerText()).not.toMatch(/KO|round/)
  const show = row.getByRole('button', { name: /^Show result ?: Gulf Boxing Series: Night 2/ })
  expect((await show.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await show.focus()
  await page.keyboard.press('Enter')
  await expect(show).toBeHidden()
  expect(await row.innerText()).toMatch(/Omar Haddad[^]*round/)

  await row.getByRole('link', { name: /^View Details/ }).click()
  await expect(page.getByText('Haddad stopped Cole in the fourth.')).toBeVisible()
  await page.getByRole('link', { name: 'Statistics' }).click()
  await expect(page.getByRole('heading', { name: 'Results by method' })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: /^Decision/ })).toBeVisible()

  await open(page, '/ar/player/omar-haddad')
  await expect(page.getByRole('button', { name: 'أظهر النتائج' })).toBeVisible()
  await expect(page.getByRole('main').locator('[data-hidden-score] ul')).toBeHidden()
  await page.getByRole('main').locator('a[href$="tab=statistics"]').first().click()
  const wins = page.getByRole('button', { name: /^أظهر النتائج/ })
  await expect(wins).toBeVisible()
  await expect(page.getByText('24–3–1').first()).toBeVisible()
  const ways = /بالضربة القاضية|بقرار الحكام/
  expect(await mainText(page)).not.toMatch(ways)
  await wins.click()
  await expect.poll(() => mainText(page)).toMatch(ways)
})

test('reveals no result of a past event anywhere', full, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/events')
  const past = page.getByRole('region', { name: 'Past Events' })
  await past.getByRole('switch', { name: 'Hide scores' }).click()
  await expect(past.getByText('Rahal took the flyweight belt')).toBeHidden()
  await past.getByRole('link', { name: 'Desert Fury 7', exact: true }).click()
  await expect(page.getByRole('main').getByRole('switch', { name: 'Hide scores' })).toBeChecked()
  await expect(page.getByText('The flyweight belt changes hands')).toBeHidden()

  const telling = /\b(?:won|TKO|KO in|armbar|submission|decision|round two)\b|\d:\d\d/u
  const tabs = page.getByRole('navigation', { name: 'Event sections' })
  for (const tab of await tabs.getByRole('link').all()) {
    await tab.click()
    await expect(tab).toHaveAttribute('aria-current', 'page')
    const lines = (await mainText(page)).split('\n').filter((line) => !/\d:\d\d\s(?:AM|PM)/u.test(line))
    expect(
      lines.filter((line) => telling.test(line)),
      `${await tab.textContent()}`,
    ).toEqual([])
  }
  await page.getByRole('button', { name: 'Search' }).first().click()
  await page.getByRole('combobox').fill('yasmin rahal')
  const hit = page.getByRole('option', { name: /Yasmin Rahal/ }).first()
  await expect(hit).toBeVisible()
  expect(await hit.innerText()).not.toMatch(/\d+–\d+–\d+/)

  await open(page, '/team/nile-united?tab=matches')
  await expect(page.getByRole('button', { name: 'Show results' })).toBeVisible()
  await expect(page.getByRole('table')).toBeHidden()
})
