import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { delayResponses } from '../support/delay-responses.ts'
import { collectAnnouncements, leaveForNextPage, show, watchForShifts } from '../support/live-scores.ts'
import type { SiteServer } from '../sandbox/site-server.ts'
import { expect, full, openActive, test } from '../support/site.ts'

/** Opens the panel of the live match. */
const fullScore = (page: Page) =>
  page.getByRole('button', { name: /^(?:Full score|النتيجة كاملة)$/, expanded: false })

const scored = (page: Page, score: string) => page.getByRole('main').getByText(score, { exact: true })

/** Serves the match of the sandbox twice, the second one against another team. */
const serveTwo = (page: Page, scores: SiteServer['sandbox']['scores']) =>
  page.route('**/sandbox/scores', async (route) => {
    await route.fetch() // the answer may be delayed
    const document = scores.document()
    const copies = document.matches.map((match): unknown =>
      JSON.parse(
        JSON.stringify(match)
          .replaceAll('KK', 'SS')
          .replace(/"id":"/, '"id":"second-'),
      ),
    )
    return route.fulfill({ json: { ...document, matches: [...document.matches, ...copies] } })
  })

/** A score is at most `most` pixels high, and the tabs below it are in the first screen. */
async function expectTabsBelow(page: Page, most: number, top: number) {
  const tabs = page.getByRole('main').getByRole('navigation').first()
  const [first, second] = await Promise.all([page.locator('h1').boundingBox(), tabs.boundingBox()])
  expect((second?.y ?? Infinity) - (first ? first.y + first.height : 0)).toBeLessThan(most + 90)
  expect(second?.y).toBeLessThan(top)
}

/** Hydrates the scoreboard, which then requests live matches. From here on `poll` advances the clock. */
async function openScores(page: Page, site: SiteServer, address: string) {
  await page.clock.install()
  await openActive(page, address)
  await expect.poll(() => site.sandbox.scores.requests.length).toBeGreaterThan(0)
}

/** Advances the clock to the next request during a match. */
const poll = (page: Page) => page.clock.fastForward(10_000)

test('shows a match that goes live, without a layout shift', full, async ({ page, site }) => {
  const { scores } = site.sandbox
  await watchForShifts(page)
  await openScores(page, site, '/live-scores')
  await expect(page.getByText('Live', { exact: true })).toHaveCount(0)
  const said = await collectAnnouncements(page)

  // Wickets that fell before the page discovered the match are not announced.
  scores.play({ seed: 1, from: 178 })
  // Leaving the tab and returning requests the feed although no match is live.
  for (const state of ['hidden', 'visible'] as const) await show(page, state)
  await poll(page)
  await expect(scored(page, '53/2')).toBeVisible()
  await expectTabsBelow(page, 220, 600)
  await expect(page.getByText('Sample', { exact: true })).toBeVisible()
  const ball = page.getByText('This over').locator('..').getByRole('listitem').first()
  expect((await ball.boundingBox())?.width).toBe(44)

  await fullScore(page).focus()
  await page.keyboard.press('Enter')
  const panel = page.getByRole('region', { name: 'Kabul Kites v Ravi Riders' })
  await expect(panel.getByText(/^Need 101 runs from \d+ balls$/)).toBeVisible()
  await expect(panel.getByRole('table', { name: 'At the wicket' })).toContainText('Bilal Sherazi')
  await expect(panel.getByRole('img', { name: /153\/6.*53\/2/ })).toBeVisible()
  await expectAccessible(page, 'a live match')

  scores.bowl()
  await poll(page)
  await expect.poll(said).toEqual([expect.stringMatching(/^Wicket\. Junaid Wattoo out for .*53\/3/)])
  await expect(panel.getByText('wicket', { exact: true })).toBeAttached()

  scores.behave({ kind: 'portal' })
  await poll(page)
  await expect(panel.getByText(/^No new score received since/)).toBeVisible()
  scores.behave({ kind: 'normal' })
  scores.end()
  // After a failure the next request comes later.
  await page.clock.fastForward(30_000)
  await expect(panel.getByText(/Kabul Kites won/)).toBeVisible()
  await expect(panel.locator('[data-marked]')).toContainText('Kabul Kites')
  await expect(page.getByRole('link', { name: /^Result .*Kabul Kites won/ })).toBeVisible()
  const rows = page.getByRole('navigation', { name: 'Matches' }).getByRole('listitem')
  await expect(rows.last()).toContainText(/Sample league.*Kabul Kites won/)
  await expectAccessible(page, 'a finished match in the list')
  expect((await said()).filter((each) => each.startsWith('The match is over.'))).toHaveLength(1)
  expect(await said()).toHaveLength(2)
})

test('hides the live score everywhere until it is revealed', full, async ({ page, site }) => {
  await page.addInitScript(() => localStorage.setItem('sporte:spoilers', 'on'))
  site.sandbox.scores.play({ seed: 1, from: 190 })
  await openScores(page, site, '/')
  const row = page.getByRole('navigation', { name: 'Scores and next bouts' }).getByRole('listitem').first()
  await expect(row).toContainText('Score hidden')
  expect(await row.innerText()).not.toMatch(/\d+\/\d/)

  await openActive(page, '/live-scores')
  await expect(page.getByRole('button', { name: 'Show the score' })).toBeVisible()
  await fullScore(page).click()
  await expect(page.getByRole('link', { name: /^Live.*Score hidden/ })).toBeVisible()
  const said = await collectAnnouncements(page)
  site.sandbox.scores.bowl(3) // Bilal Sherazi's fifty
  const before = site.sandbox.scores.requests.length
  await poll(page)
  await expect.poll(() => site.sandbox.scores.requests.length).toBeGreaterThan(before)
  const panel = page.getByRole('region', { name: 'Kabul Kites v Ravi Riders' })
  expect(await panel.innerText()).not.toMatch(/\d+\/\d|Need|Sherazi/)
  expect(await said()).toEqual([])

  await panel.getByRole('button', { name: 'Show the score' }).click()
  await expect(panel.getByText(/^Need \d+ runs/)).toBeVisible()
  expect(await said()).toEqual([])
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })
  test.beforeEach(({ page }) => watchForShifts(page))

  async function openTwo(page: Page, site: SiteServer, address: string, matches: string) {
    const { scores } = site.sandbox
    scores.play({ seed: 1, from: 178 })
    await serveTwo(page, scores)
    await page.clock.install()
    await openActive(page, address)
    await expect(scored(page, '153/6')).toBeVisible()
    await expectTabsBelow(page, 260, 700)
    const row = page.getByRole('main').getByRole('button', { name: /53\/2/ })
    expect((await row.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    await row.press('Enter')
    await expect(row).toBeFocused()

    await fullScore(page).click()
    const panel = page.getByRole('main').getByRole('region').first()
    await panel.scrollIntoViewIfNeeded()
    await expect(panel.getByText('53/2')).toBeVisible()
    // The bar stays in view after the match, and leads back to it.
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    const bar = page.getByRole('main').getByRole('link', { name: /53\/2/ })
    await page.getByRole('navigation', { name: matches }).scrollIntoViewIfNeeded()
    await expect(bar).toBeInViewport({ ratio: 1 })
    await bar.click()
    await expect(panel.getByText('53/2')).toBeInViewport({ ratio: 1 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  }

  test('shows two live matches above the tabs, without a layout shift', async ({ page, site }) => {
    await openTwo(page, site, '/live-scores', 'Matches')
  })

  test('shows them in Arabic, and keeps the screen on', full, async ({ page, site }) => {
    await page.addInitScript(() => {
      const request = () => Promise.resolve({ released: false, release: () => Promise.resolve() })
      Object.defineProperty(navigator, 'wakeLock', { value: { request } })
    })
    await openTwo(page, site, '/ar/live-scores', 'المباريات')
    const tables = page.getByRole('main').getByRole('region').first().locator('table')
    for (const table of await tables.all())
      expect((await table.boundingBox())?.width).toBeLessThanOrEqual(358)
    await expectAccessible(page, 'a live match in Arabic')

    const awake = page.getByRole('switch', { name: 'أبقِ الشاشة مضاءة' })
    await awake.click()
    await expect(awake).toBeChecked()
    await awake.click()
    await expect(awake).not.toBeChecked()

    await leaveForNextPage(page)
    await page.getByRole('link', { name: 'جدول الترتيب' }).click()
    await expect(page.getByText(/^انتهت السلسلة/)).toBeInViewport()
  })
})

test('wraps the longest permitted texts of the feed', full, async ({ page, site }) => {
  const { scores } = site.sandbox
  scores.play({ seed: 1, from: 178 })
  await openScores(page, site, '/live-scores')
  await fullScore(page).click()
  // Every name, series, venue and sentence.
  const lengthen = (text: string) =>
    text
      .replaceAll(/"(en|ar)":"[^"]*"/g, (_, language: string) => `"${language}":"${'W'.repeat(60)}"`)
      .replaceAll(/"shortName":\{[^}]*\}/g, `"shortName":"${'W'.repeat(20)}"`)
  await page.route('**/sandbox/scores', (route) =>
    route.fulfill({ contentType: 'application/json', body: lengthen(JSON.stringify(scores.document())) }),
  )
  const row = page.getByRole('navigation', { name: 'Matches' }).getByRole('listitem').last()
  for (const isOver of [false, true]) {
    if (isOver) scores.end()
    else scores.bowl()
    await poll(page)
    await expect(page.getByRole('main').getByText(/^W{60} · W{60}$/)).toBeVisible()
    if (isOver) await expect(row).toContainText(/W{60}/)
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    }
  }
})

test('shows each match first in the ticker of the home page', full, async ({ page, site }) => {
  const { scores } = site.sandbox
  await watchForShifts(page)
  await serveTwo(page, scores)
  for (const prefix of ['', '/ar'])
    await test.step(`${prefix}/`, async () => {
      scores.reset()
      await page.setViewportSize({ width: 1280, height: 720 })
      // The row scrolls in a frame of the browser, which a fake clock would delay. So the first answer comes late.
      const answer = delayResponses(site, '/sandbox/scores')
      const request = page.waitForRequest('**/sandbox/scores')
      await openActive(page, `${prefix}/`)
      await request
      scores.play({ seed: 1, from: 60 }) // the team with the longer name
      answer()
      const rows = page.getByRole('navigation').getByRole('listitem').filter({ hasText: '60/3' })
      const first = rows.first()
      await expect(first).toBeInViewport({ ratio: 0.9 })
      await page.setViewportSize({ width: 360, height: 800 })
      await expect(first.getByText('60/3')).toBeInViewport({ ratio: 1 })
      await leaveForNextPage(page)
      await rows.last().getByRole('link').click()
      await expect(page).toHaveURL(new RegExp(`${prefix}/live-scores#second-`))
      await expect(scored(page, '60/3').first()).toBeVisible()
      const other = page.getByRole('main').getByRole('button', { name: /60\/3/ })
      if (prefix === '') await expect(other).toContainText('KK')
    })
})

test('reserves the height of the last overs', full, async ({ page, site }) => {
  const { scores } = site.sandbox
  await watchForShifts(page)
  scores.play({ seed: 1, from: 30 })
  await openScores(page, site, '/live-scores')
  await fullScore(page).click()
  const four = page.getByRole('table', { name: 'Last 4 overs 23/0' })
  await expect(four).toBeVisible()
  const height = (await four.boundingBox())?.height

  scores.bowl(30)
  await poll(page)
  await expect(page.getByRole('table', { name: 'Last 5 overs 37/2' })).toBeVisible()
  await expectAccessible(page, 'the last five overs')

  // The side that comes in moves the panel, which is not about these overs.
  await leaveForNextPage(page)
  scores.bowl(68)
  await poll(page)
  const none = page.getByRole('table', { name: 'No over completed yet' })
  await expect(none).toBeVisible()
  expect((await none.boundingBox())?.height).toBe(height)
})
