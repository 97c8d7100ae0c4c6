import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { expect, full, open, test } from '../support/site.ts'

const table = (page: Page, name: string) => page.getByRole('table', { name })

/** Scrolls each column of a table into view. The sticky first column must not move or cover the last one. */
async function expectAllColumnsVisible(table: Locator, columns: number): Promise<void> {
  const headings = table.getByRole('columnheader')
  await expect(headings).toHaveCount(columns)
  // Scroll the table away from the floating button.
  await table.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const first = headings.first()
  const start = await first.boundingBox()
  for (const heading of await headings.all()) {
    await heading.scrollIntoViewIfNeeded()
    await expect(heading).toBeInViewport({ ratio: 0.95 })
    expect((await first.boundingBox())?.x).toBe(start?.x)
  }
  const covering = await headings.evaluateAll((all) => {
    const last = all.at(-1)?.getBoundingClientRect()
    const at = last && document.elementFromPoint(last.x + last.width / 2, last.y + last.height / 2)
    return all.findIndex((one) => one.contains(at ?? null))
  })
  expect(covering).toBe(columns - 1)
}

test.use({ viewport: { width: 1440, height: 900 } })

test('opens on the final, and names what a scorecard lacks', async ({ page }) => {
  await open(page, '/live-scores')
  const row = page.getByRole('row', { name: /Salman Ali Agha/ })
  await expect(row.getByRole('cell')).toHaveText(['24', '27', '–not available', '–not available', '88.89'])
  await expect(page.getByRole('row', { name: /Mohammad Haris/ })).toHaveCount(0)
  await expect(
    page.getByText(
      'No published figures for: Mohammad Haris, Shaheen Shah Afridi, Abrar Ahmed, Sufiyan Muqeem',
      { exact: true },
    ),
  ).toBeVisible()

  // By keyboard alone, as the accessibility statement says.
  const enter = async (name: string | RegExp) => {
    const link = page.getByRole('main').getByRole('link', { name })
    for (let presses = 0; presses < 20; presses++) {
      if (await link.evaluate((element) => element === document.activeElement)) break
      await page.keyboard.press('Tab')
    }
    await expect(link).toBeFocused()
    await page.keyboard.press('Enter')
  }
  await page.getByRole('link', { name: 'Skip to content' }).focus()
  await page.keyboard.press('Enter')
  await enter(/^Match 6 /)
  await expect(table(page, 'Afghanistan batting')).toBeVisible()
  await enter('Bowling')
  await expect(table(page, 'United Arab Emirates bowling')).toBeVisible()

  const matches = page.getByRole('navigation', { name: 'Matches' })
  await expect(matches.getByRole('link')).toHaveCount(5)
  for (const [name, score] of [
    ['Final', '141/8'],
    ['Match 2', /207(?!\/)/], // all out
    ['Match 1', '182/7'],
  ] as const) {
    await matches.getByRole('link', { name: new RegExp(`^${name} `) }).click()
    await expect(page.locator('main h2').first().locator('..')).toContainText(score)
    await expect(matches.locator('[aria-current]')).toHaveCount(1)
  }
  // The chosen match and its tab stay.
  for (const view of ['Points Table', 'Recent Results']) await page.getByRole('link', { name: view }).click()
  await expect(page).toHaveURL('/live-scores?match=1&tab=bowling')
  await expect(table(page, 'Afghanistan bowling')).toBeVisible()
})

test('opens a shared view before anything else', async ({ page }) => {
  await page.addInitScript(() => {
    const seen: string[] = []
    const look = () => {
      const main = document.querySelector('main')
      const heading = main?.querySelector('h2')
      if (main && heading && getComputedStyle(main).visibility === 'visible') seen.push(heading.textContent)
      sessionStorage.setItem('seen', JSON.stringify([...new Set(seen)]))
      requestAnimationFrame(look)
    }
    look()
  })
  for (const [address, name, title] of [
    ['/live-scores?match=6&tab=bowling&innings=2', 'Afghanistan bowling', 'Afghanistan'],
    ['/live-scores?innings=2', 'Afghanistan batting', 'Pakistan'],
  ] as const) {
    await open(page, address)
    await expect(table(page, name), address).toBeVisible()
    await expect(page.getByText('This scorecard is incomplete.')).toBeVisible()
    if (address.includes('tab=')) await expect(page.getByRole('link', { name: 'Bowling' })).toBeInViewport()
    expect(await page.evaluate(() => sessionStorage.getItem('seen')), address).toBe(`["${title}"]`)
  }
})

test('charts the overs, or marks them as an illustration', async ({ page }) => {
  await open(page, '/live-scores?match=1&tab=overs')
  await expect(page.getByRole('img', { name: /Runs after each over/ })).toHaveCount(1)
  await expect(page.getByRole('img', { name: /Runs in each over/ })).toHaveCount(1)
  await page.emulateMedia({ forcedColors: 'active' })
  const colours = page.locator('[data-series]:has-text("Pakistan"), [data-series]:has-text("Afghanistan")')
  const drawn = await colours.evaluateAll((keys) =>
    keys.map((key) => getComputedStyle(key, '::before').backgroundColor),
  )
  expect(new Set(drawn).size, 'colours of the keys').toBe(2)
  await page.emulateMedia({ forcedColors: 'none' })
  await page.getByText('See the overs as a table').click()
  const last = page.getByRole('row').last()
  await expect(last).toContainText('182')
  await expect(last).toContainText('143')
  await expect(page.getByText('2 wickets aren’t shown')).toBeVisible()

  // The overs of this match have no source.
  await open(page, '/live-scores?match=2&tab=overs')
  await expect(page.getByText('Illustration', { exact: true })).toHaveCount(1)
  await expect(page.getByRole('img', { name: /Runs/ })).toHaveCount(0)
  const illustrated = page.getByRole('table', { name: /Illustrated/ })
  await expect(illustrated.getByRole('row')).toHaveCount(3)
  await expect(illustrated.getByRole('columnheader')).toHaveCount(21)

  await open(page, '/live-scores?match=4&tab=commentary')
  await expect(page.getByRole('heading', { name: 'Milestones' })).toHaveCount(1)
  await expect(page.getByText('MVP: not published')).toBeVisible()
})

test.describe('far from the venue', () => {
  test.use({ timezoneId: 'America/Los_Angeles' })

  test('fits a window of 400 % zoom', full, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await open(page, '/live-scores')
    await expectAllColumnsVisible(page.getByRole('table').first(), 6)
    await page.setViewportSize({ width: 320, height: 256 })
    const main = page.getByRole('main')
    const tops = main.getByText(/^Top:/)
    await expect(tops).toHaveText([
      'Top: Fakhar Zaman 27 (26) · Rashid Khan 3/38',
      'Top: Rashid Khan 17 · Mohammad Nawaz 5/19',
    ])
    await expect(tops.last()).toBeVisible()

    const tab = page.getByRole('link', { name: 'Points Table' })
    await tab.press('Enter')
    const stage = page.getByText('The series is over. The final was on September 7, 2025.')
    await expect(stage).toBeInViewport()
    await expect(tab).toBeInViewport()
    await expect(main.getByText('Pakistan v Afghanistan: Pakistan won by 75 runs')).toBeVisible()

    // The rows have several lines, and remain rows for screen readers.
    await expect(main.getByRole('heading', { level: 2 })).toHaveText([/^Final group/, /^After three/])
    const tables = page.getByRole('table')
    const rowsOf = (index: number) => tables.nth(index).getByRole('row')
    await expect(tables.first().getByRole('columnheader')).toHaveCount(9)
    await expect(rowsOf(0).nth(1)).toHaveText(/1PAKPakistan\s*Q4316\+1\.038711\/80\.0628\/80\.0WWLW/)
    await expect(page.getByText(/^Q: qualified for the final/)).toBeVisible()
    const runs = rowsOf(0).nth(1).getByText('711/80.0')
    await expect(runs).toBeHidden()
    await rowsOf(0).nth(1).getByText('For · Against').click()
    await expect(runs).toBeVisible()
    const isWider = (box: Element) => box.scrollWidth > box.clientWidth
    for (const box of await main.getByRole('group').all()) expect(await box.evaluate(isWider)).toBe(false)
    await expectAccessible(page, 'points tables on a phone')

    await page.getByRole('switch', { name: 'Hide scores' }).click()
    await expect(stage).toBeVisible()
    expect(await main.innerText()).not.toMatch(/Pakistan|\+1\.038/)
    await page.getByRole('link', { name: 'Recent Results' }).click()
    await expect(tops.first()).toBeHidden()

    await open(page, '/live-scores?view=fixtures')
    await expect(main.getByText('Upcoming', { exact: true })).toHaveCount(7)
    await expect(main.getByText(/^7:30 PM UAE time · [78]:30 AM your time$/)).toBeVisible()
  })
})

test('keeps the order of figures in Arabic, and saves a scorecard', async ({ page }) => {
  await open(page, '/ar/live-scores?innings=2')
  const download = page.waitForEvent('download')
  const save = page.getByRole('button', { name: 'حمّل ملف CSV' })
  await save.click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^sporte-match-final-(?:en|ar)\.csv$/)
  expect(await readFile(await file.path(), 'utf8')).toContain('فخر زمان')

  await page.getByRole('navigation', { name: 'المباريات' }).locator('a[href*="match=1"]').click()
  await expect(page.getByRole('table').first()).toContainText('147.22')
  const leftOf = async (text: string) =>
    page.evaluate((wanted) => {
      const walker = document.createTreeWalker(
        document.querySelector('main') ?? document.body,
        NodeFilter.SHOW_TEXT,
      )
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const at = node.textContent?.indexOf(wanted) ?? -1
        if (at < 0) continue
        return Array.from({ length: wanted.length }, (_, index) => {
          const range = document.createRange()
          range.setStart(node, at + index)
          range.setEnd(node, at + index + 1)
          return range.getBoundingClientRect().left
        })
      }
      return []
    }, text)
  for (const text of ['182/7', '19.5', '53* (36)', '147.22']) {
    const lefts = await leftOf(text)
    expect(lefts.length, text).toBe(text.length)
    expect(lefts, text).toEqual(lefts.toSorted((a, b) => a - b))
  }
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('link', { name: 'الرمي', exact: true }).click()
  await expectAllColumnsVisible(page.getByRole('table').first(), 6)

  await page.getByRole('link', { name: 'جدول الترتيب' }).click()
  await expect(page.getByRole('table')).toHaveCount(2)
  await page.setViewportSize({ width: 1440, height: 900 })
  for (const text of ['+1.750', '−0.025', '389/40.0']) {
    const lefts = await leftOf(text)
    expect(lefts, text).toEqual(lefts.toSorted((a, b) => a - b))
  }
  await page.getByRole('switch', { name: 'أخفِ النتائج' }).click()
  await page.goBack()
  await expect(page.getByRole('button', { name: 'اكشف نتيجة هذه المباراة' })).toBeVisible()
  await expect(save).toHaveCount(0)
})
