import type { CDPSession, Locator, Page } from '@playwright/test'
import type { ScoreFeed } from '../sandbox/score-feed.ts'
import { expect, full, open, openInstalled, test } from '../support/site.ts'

/** The match in one line, below its panel. */
const strip = (page: Page) => page.getByRole('main').locator('a[href^="#"]')
/** The age of the data and the reason for it, in the panel that the summary opens. */
const heard = (page: Page) => page.locator('[data-trouble]')

/** The feed's current score, in the format of the summary. */
function told(scores: ScoreFeed): RegExp {
  const said = JSON.stringify(scores.document())
  const [, runs, wickets, overs] =
    [...said.matchAll(/"runs":(\d+),"wickets":(\d+),"overs":"(\d+\.\d)","extras"/g)].at(-1) ?? []
  return new RegExp(`(?<!\\d)${runs}${wickets === '10' ? '' : `/${wickets}`}\\s*\\(${overs}\\)`)
}

/** Advances the clock that all tabs share. Due timers fire once, because rendering every frame takes minutes. */
const pass = (page: Page, ms: number) => page.clock.fastForward(ms)

/** Opens the panel of the match, as soon as its score is there. */
async function openPanel(page: Page) {
  await page.mouse.wheel(0, 1)
  const button = page.getByRole('button', { name: 'Full score' })
  await expect(async () => {
    await page.clock.runFor(300)
    await expect(button).toBeVisible({ timeout: 500 })
  }).toPass()
  await button.click()
}

async function openScores(page: Page, scores: ScoreFeed, how = open) {
  await how(page, '/live-scores')
  await openPanel(page)
  await expect(strip(page)).toContainText(told(scores))
}

/**
 * Counts DOM nodes, and the objects that inherit from `Object.prototype`, after a garbage collection. Bytes would
 * include compiled code, which V8 adds at any time.
 */
async function countAlive(browser: CDPSession) {
  const { result: prototype } = await browser.send('Runtime.evaluate', { expression: 'Object.prototype' })
  const { objects } = await browser.send('Runtime.queryObjects', {
    prototypeObjectId: prototype.objectId ?? '',
  })
  const objectId = objects.objectId ?? ''
  const { result: count } = await browser.send('Runtime.callFunctionOn', {
    objectId,
    functionDeclaration: 'function () { return this.length }',
    returnByValue: true,
  })
  await browser.send('Runtime.releaseObject', { objectId }) // it keeps every object alive
  const { nodes } = await browser.send('Memory.getDOMCounters')
  return { objects: Number(count.value), nodes }
}

test('keeps memory flat while it polls', { tag: ['@chromium', '@full'] }, async ({ page, site }) => {
  const { scores } = site.sandbox
  await page.clock.install()
  scores.play({ seed: 3, from: 10 })
  await openScores(page, scores)
  const browser = await page.context().newCDPSession(page)
  const ask = async (times: number) => {
    for (let asked = 0; asked < times; asked += 1) {
      if (asked % 2 === 0) scores.bowl()
      const before = scores.requests.length
      await pass(page, 10_000)
      await expect.poll(() => scores.requests.length).toBeGreaterThan(before)
    }
  }
  await ask(14)
  const early = await countAlive(browser)
  await ask(46)
  const late = await countAlive(browser)
  // Every retained answer would add some 50 objects, and 23 answers were new.
  expect(late.objects - early.objects).toBeLessThan(800)
  expect(late.nodes - early.nodes).toBeLessThan(250)
})

test('ignores failing, hanging and invalid feeds', full, async ({ page, site }) => {
  const { scores } = site.sandbox
  scores.play({ seed: 1, from: 60 })
  await page.clock.install()
  await openScores(page, scores)

  for (const behaviour of [
    { kind: 'oversized' },
    { kind: 'redirect', status: 302, to: '/' },
    { kind: 'stall' },
    { kind: 'status', status: 503 },
  ] as const) {
    await test.step(JSON.stringify(behaviour), async () => {
      const good = told(scores)
      scores.bowl(1)
      scores.behave(behaviour)
      await pass(page, 11_000)
      await expect(heard(page)).toBeVisible()
      await expect(strip(page)).toContainText(good)
      scores.behave({ kind: 'normal' })
      await pass(page, 30_000)
      await expect(strip(page)).toContainText(told(scores))
      await expect(heard(page)).toBeHidden()
    })
  }
})

test.describe('with the worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('keeps the last score without a network, with its age', full, async ({ page, context, site }) => {
    const { scores } = site.sandbox
    scores.play({ seed: 1, from: 75 })
    await page.clock.install()
    await openScores(page, scores, openInstalled)
    scores.bowl(1)
    await pass(page, 10_000)
    await expect(strip(page)).toContainText(told(scores))
    const good = told(scores)
    const before = scores.requests.length

    await context.setOffline(true)
    await site.stop() // Playwright's offline mode affects Firefox's pages, but not its workers
    scores.bowl(4)
    // This notice is below the header and must not cover the summary.
    await expect(page.getByText('You’re offline.', { exact: true })).toBeVisible()
    await expect(page.locator('[data-trouble=offline]')).toBeVisible()
    await pass(page, 60_000)
    await expect(strip(page)).toContainText(good)

    /** A new page, on which the score has the time of its last update instead of a live label. */
    const expectOld = async (score: Locator) =>
      expect(async () => {
        await page.mouse.wheel(0, 1)
        await page.clock.runFor(1_000)
        await expect(score).toContainText(/As of \d+:\d\d [AP]M/, { timeout: 500 })
      }).toPass({ timeout: 60_000 })
    await pass(page, 3 * 3_600_000)
    await expect(strip(page).filter({ hasText: /^As of / })).toContainText(good)
    await page.goto('/')
    await expectOld(page.getByRole('navigation').getByRole('listitem').filter({ hasText: good }))
    await page.goto('/live-scores')
    await openPanel(page)
    await expectOld(strip(page).filter({ hasText: good }))
    expect(scores.requests).toHaveLength(before)

    await site.start()
    await context.setOffline(false)
    // Firefox fires no 'online' event in a page that was opened offline under emulation.
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await pass(page, 15_000)
    await expect(strip(page)).toContainText(told(scores))
  })
})
