import { expectEveryColumn } from '../support/columns.ts'
import { expect, open, test } from '../support/site.ts'

test.describe('live scores', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('opens on the final and links to all five results', async ({ page }) => {
    await open(page, '/live-scores')
    const matches = page.getByRole('navigation', { name: 'Matches' })
    await expect(matches.getByRole('link')).toHaveCount(5)
    for (const [name, score] of [
      ['Final', '141/8'],
      ['Match 6', '170/4'],
      ['Match 4', '169/5'],
      ['Match 2', /207(?!\/)/], // all out
      ['Match 1', '182/7'],
    ] as const) {
      await matches.getByRole('link', { name: new RegExp(`^${name} `) }).click()
      await expect(page.locator('main h2').first().locator('..')).toContainText(score)
      await expect(matches.locator('[aria-current]')).toHaveCount(1)
    }
    await expect(page).toHaveURL('/live-scores?match=1')
  })

  for (const [address, heading] of [
    ['/live-scores', 'Pakistan batting'],
    ['/live-scores?innings=2', 'Afghanistan batting'],
    ['/live-scores?match=6&tab=bowling', 'United Arab Emirates bowling'],
    ['/live-scores?match=6&tab=bowling&innings=2', 'Afghanistan bowling'],
  ] as const) {
    test(`${address} opens ${heading}`, async ({ page }) => {
      await open(page, address)
      await expect(page.getByRole('table', { name: heading })).toBeVisible()
      await expect(page.getByText('This scorecard is incomplete.')).toBeVisible()
    })
  }

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
    await open(page, '/live-scores?match=6')
    await expect(page.getByRole('heading', { name: 'Afghanistan', level: 2 })).toBeVisible()
    expect(await page.evaluate(() => sessionStorage.getItem('seen'))).toBe('["Afghanistan"]')
  })

  test('shows an unknown figure as a dash with the label “not available”', async ({ page }) => {
    await open(page, '/live-scores')
    const row = page.getByRole('row', { name: /Salman Ali Agha/ })
    await expect(row.getByRole('cell')).toHaveText(['24', '27', '–not available', '–not available', '88.89'])
  })

  test('names the players without figures below the table', async ({ page }) => {
    await open(page, '/live-scores')
    await expect(page.getByRole('row', { name: /Mohammad Haris/ })).toHaveCount(0)
    await expect(
      page.getByText(
        'No published figures for: Mohammad Haris, Shaheen Shah Afridi, Abrar Ahmed, Sufiyan Muqeem',
        { exact: true },
      ),
    ).toBeVisible()
    await open(page, '/ar/live-scores?innings=2')
    await expect(
      page.getByText('بلا أرقام منشورة: كريم جنات، محمد نبي، محمد غضنفر، نور أحمد، فضل حق فاروقي', {
        exact: true,
      }),
    ).toBeVisible()
  })

  test('shows key moments for every match, milestones and no MVP for the fourth', async ({ page }) => {
    for (const match of ['final', '6', '4', '2', '1']) {
      await open(page, `/live-scores?match=${match}&tab=commentary`)
      await expect(page.getByRole('heading', { name: 'Key Moments' })).toBeVisible()
      await expect(page.getByRole('heading', { name: 'Milestones' })).toHaveCount(match === '4' ? 1 : 0)
      await expect(page.getByText('MVP')).toHaveCount(0)
    }
  })

  test('draws the recorded overs, with the same figures as a table', async ({ page }) => {
    await open(page, '/live-scores?match=1&tab=overs')
    await expect(page.getByRole('img', { name: /Runs after each over/ })).toHaveCount(1)
    await expect(page.getByRole('img', { name: /Runs in each over/ })).toHaveCount(1)
    await page.getByText('See the overs as a table').click()
    const last = page.getByRole('row').last()
    await expect(last).toContainText('182')
    await expect(last).toContainText('143')
    await expect(page.getByText('2 wickets aren’t shown')).toBeVisible()
  })

  test('labels overs without a source as an illustration', async ({ page }) => {
    await open(page, '/live-scores?match=2&tab=overs')
    await expect(page.getByText('Illustration', { exact: true })).toHaveCount(2)
    await expect(page.getByRole('img', { name: /Runs/ })).toHaveCount(0)
    await expect(page.getByRole('list', { name: /Illustrated/ })).toHaveCount(2)
  })

  test('shows the points table as specified and explains the Q', async ({ page }) => {
    await open(page, '/live-scores?view=points')
    const rows = page.getByRole('table').first().getByRole('row')
    await expect(rows.nth(1)).toHaveText(/1Pakistan\s*Q2204\+1\.750389\/40\.0319\/40\.0WW/)
    await expect(rows.nth(2)).toHaveText(/2Afghanistan2112−0\.025331\/40\.0332\/40\.0LW/)
    await expect(rows.nth(3)).toHaveText(/3United Arab Emirates2020−1\.725326\/40\.0395\/40\.0LL/)
    await expect(page.getByText(/^Q: qualified for the final/)).toBeVisible()
  })

  test('shows only fixtures from today on, marked Upcoming and as samples', async ({ page }) => {
    await open(page, '/live-scores?view=fixtures')
    const fixtures = page.getByRole('article')
    await expect(fixtures).toHaveCount(7)
    for (const fixture of await fixtures.all())
      await expect(fixture.getByText('Upcoming', { exact: true })).toBeVisible()
    await expect(page.getByText('Sample fixtures', { exact: true })).toBeVisible()
    await expect(fixtures.last().getByRole('img', { name: 'Side to be confirmed' })).toHaveCount(2)
    await expect(fixtures.first()).toContainText('7:30 PM UAE time')
    await expect(fixtures.first()).not.toContainText('your time')
  })

  test.describe('far from the venue', () => {
    test.use({ timezoneId: 'America/Los_Angeles' })
    test('shows the visitor’s local time beside the venue’s', async ({ page }) => {
      await open(page, '/live-scores?view=fixtures')
      const first = page.getByRole('article').first()
      await expect(first).toContainText('7:30 PM UAE time')
      await expect(first).toContainText(/[78]:30 AM your time/)
    })
  })

  test('keeps the order of scores, overs and signs in Arabic', async ({ page }) => {
    await open(page, '/ar/live-scores?match=1')
    await expect(page.getByRole('table')).toBeVisible()
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
    await open(page, '/ar/live-scores?view=points')
    await expect(page.getByRole('table')).toHaveCount(2)
    for (const text of ['+1.750', '−0.025', '389/40.0']) {
      const lefts = await leftOf(text)
      expect(lefts, text).toEqual(lefts.toSorted((a, b) => a - b))
    }
  })
})

test.describe('live scores on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  for (const [address, columns] of [
    ['/live-scores', 6],
    ['/ar/live-scores', 6],
    ['/live-scores?tab=bowling', 6],
    ['/live-scores?view=points', 9],
    ['/ar/live-scores?view=points', 9],
  ] as const) {
    test(`${address} shows every column beside the fixed first one`, async ({ page }) => {
      await open(page, address)
      const table = page.getByRole('table').first()
      await expectEveryColumn(table, columns)
    })
  }
})
