import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { prepareFirstVisit } from '../support/first-visit.ts'
import { delayResponses } from '../support/delay-responses.ts'
import { expect, full, hydrated, open, openActive, test } from '../support/site.ts'

/** Ranked low in the list, with an upcoming bout. */
const player = { id: 'yazan-qawasmi', en: 'Yazan Qawasmi' }
/** Plays in an event that is not the next one. */
const team = { id: 'creek-fc' }

/** The visually first row or card (topmost, then inline-start). */
const firstSeen = (page: Page) =>
  page.evaluate(() => {
    const rows = [...document.querySelectorAll<HTMLElement>('main li[data-with]')]
    const place = (row: HTMLElement) => {
      const { top, left, right } = row.getBoundingClientRect()
      return Math.round(top) * 10_000 + (document.dir === 'rtl' ? innerWidth - right : left)
    }
    return rows.toSorted((a, b) => place(a) - place(b))[0]?.dataset.with ?? ''
  })

const firstInMarkup = (page: Page) =>
  page.evaluate(() => document.querySelector<HTMLElement>('main li[data-with]')?.dataset.with ?? '')

test('shows followed items first from the first paint, without a layout shift', async ({ page, site }) => {
  await prepareFirstVisit(page)
  await page.addInitScript(
    ([players, teams]) => {
      localStorage.clear()
      // A followed team also puts its fighters first, so each page has only one kind.
      if (location.pathname.endsWith('/players')) localStorage.setItem('sporte:marks-player', players)
      else localStorage.setItem('sporte:marks-team', teams)
    },
    [JSON.stringify([player.id]), JSON.stringify([team.id])] as const,
  )
  await page.setViewportSize({ width: 390, height: 844 })
  for (const [address, { id }] of [
    ['/players', player],
    ['/ar/dashboard', team],
  ] as const) {
    const letGo = delayResponses(site, '/assets/')
    const holdAll = site.holdUp
    site.holdUp = (asked) => (asked.endsWith('.js') ? holdAll(asked) : undefined)
    await page.goto(address, { waitUntil: 'commit' })
    await page.waitForFunction(() => document.querySelector('#end') !== null)
    expect(await firstSeen(page), address).toContain(id)
    expect(await firstInMarkup(page), address).not.toContain(id)

    letGo()
    await hydrated(page)
    // After hydration the DOM has the same order, also for screen readers.
    await expect.poll(() => firstInMarkup(page), address).toContain(id)
    expect(await firstSeen(page), address).toContain(id)
    await expect(page.locator('html')).not.toHaveAttribute('data-following')
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate(() => globalThis.shifts), address).toEqual([])
  }
})

test('shows the next bout of followed players, and a filter', full, async ({ page }) => {
  await prepareFirstVisit(page)
  await page.goto('/')
  const ticker = page.getByRole('navigation', { name: 'Scores and next bouts' })
  await expect(ticker.getByText('Next up: your follows')).toBeHidden()

  await open(page, `/player/${player.id}`)
  const follow = page.getByRole('button', { name: /^Follow/ })
  await follow.click()
  await expect(follow).toHaveAttribute('aria-pressed', 'true')
  await page.goto('/')
  await expect(ticker.getByText('Next up: your follows')).toBeVisible()
  await hydrated(page)
  await page.mouse.move(30, 300)
  await expect(ticker.getByRole('link', { name: player.en })).toHaveAttribute('href', /^\/event\//)
  expect(await page.evaluate(() => globalThis.shifts)).toEqual([])

  await openActive(page, '/players')
  await page.getByRole('link', { name: 'Following', exact: true }).click()
  await expect(page).toHaveURL(/\/players\?tab=following$/)
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(page.getByRole('article')).toContainText(player.en)
  await expectAccessible(page, '/players?tab=following')

  await page.evaluate(() => localStorage.removeItem('sporte:marks-player'))
  await page.reload()
  await expect(page.getByRole('heading', { name: 'You’re not following anyone yet.' })).toBeVisible()
})
