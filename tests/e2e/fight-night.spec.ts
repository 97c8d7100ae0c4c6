import type { BrowserContext, Page } from '@playwright/test'
import type { CardFeed } from '../sandbox/card-feed.ts'
import { hydrateAll } from '../support/hydrate-all.ts'
import { expect, open, openInstalled, test } from '../support/site.ts'

const startsAt = new Date('2026-11-23T16:00:00Z')
const [eventPath, personPath] = ['/event/battle-of-the-burj?tab=card', '/player/yazan-qawasmi']

async function openTab(context: BrowserContext, path: string) {
  const page = await context.newPage()
  await open(page, path)
  await hydrateAll(page)
  return page
}

/** Lets time pass in the night and in all tabs, which share a clock. */
async function pass(context: BrowserContext, card: CardFeed, to: number) {
  const minutes = to - card.minute
  card.advance(minutes)
  await context.clock.fastForward(minutes * 60_000)
}

const bout = (page: Page, row: number) => page.locator(`#bout-${row}`)
const result = (page: Page, winner: string) => page.locator('p', { hasText: `Winner: ${winner}` })
const clock = (page: Page) => page.getByRole('main').getByRole('timer')

test.describe('a fight night', () => {
  test.beforeEach(async ({ context, site }) => {
    await context.clock.install({ time: startsAt.getTime() - 60 * 60_000 })
    site.sandbox.card.play({ startsAt, from: -60 })
  })

  test(
    'shows what is on in every tab, without loading one again',
    {
      tag: '@chromium',
    },
    async ({ context, site }) => {
      const { card } = site.sandbox
      site.sandbox.scores.play({ seed: 1, from: 60 })
      const home = await openTab(context, '/')
      const event = await openTab(context, eventPath)
      const battle = await openTab(context, '/battleofburj')
      const person = await openTab(context, personPath)
      const record = person.locator('dl', { hasText: 'wins, losses, draws' })
      const all = [home, event, battle]

      await expect(bout(event, 7)).toContainText('About 8:00–8:10 PM UAE time')
      await expect(clock(home)).toHaveCount(0)

      await test.step('the first bout', async () => {
        await pass(context, card, 1)
        for (const page of all) {
          await expect(page.getByRole('main').getByText('On now', { exact: true }).first()).toBeVisible()
          await expect(clock(page).first()).toContainText('R1')
        }
        const ticker = home.getByRole('navigation', { name: 'Scores and next bouts' })
        await expect(ticker).toContainText('Yazan Qawasmi vs Radim Vrba')
        await expect(ticker.locator('a[href*="/live-scores#"]')).toBeVisible()
        await expect(bout(event, 7)).toContainText('On now')
        await expect(person.getByRole('region', { name: 'Next up: Radim Vrba' })).toContainText('On now')
      })

      await test.step('a late replacement', async () => {
        await pass(context, card, 6)
        await expect(bout(event, 4)).toContainText('Tiago Beltrao')
        await expect(bout(event, 4)).toContainText('Hassan Amin hurt his hand in the warm-up.')
        await expect(battle.getByRole('main')).toContainText('Tiago Beltrao')
      })

      await test.step('a result', async () => {
        const before = (await record.textContent()) ?? ''
        await pass(context, card, 10)
        for (const page of [event, battle])
          await expect(result(page, 'Yazan Qawasmi')).toHaveText(/KO.*Round 2.*3:12/)
        await expect(record).not.toHaveText(before)
        await expect(person.getByRole('region', { name: /^Next up/ })).toHaveCount(0)
        await expect(clock(home)).toHaveCount(0)
      })

      await test.step('a feed that does not change', async () => {
        await pass(context, card, 22)
        await expect(clock(event)).toContainText('R1')
        card.behave({ kind: 'still' })
        for (let minute = 23; minute <= 33; minute += 1) await pass(context, card, minute)
        for (const page of all) await expect(page.getByText('As of 8:22 PM UAE time').first()).toBeVisible()
        await expect(clock(event)).toHaveCount(0)
      })

      await test.step('a no contest', async () => {
        card.behave({ kind: 'normal' })
        await pass(context, card, 47)
        await expect(bout(event, 5)).toContainText('No contest')
        await expect(event.getByText('An accidental clash of heads ended the bout.')).toBeVisible()
      })

      await test.step('an hour of silence', async () => {
        await pass(context, card, 60)
        await expect(clock(event)).toContainText('R2')
        card.behave({ kind: 'status', status: 503 })
        for (const minute of [61, 70, 119]) await pass(context, card, minute)
        for (const page of all)
          await expect(page.getByText(/^As of 9:0\d PM UAE time$/).first()).toBeVisible()
        card.behave({ kind: 'normal' })
      })

      await test.step('the last result', async () => {
        await pass(context, card, 130)
        for (const page of all) await expect(clock(page).first()).toContainText('R2')
        await pass(context, card, 141)
        for (const page of [event, battle])
          await expect(result(page, 'Khalid Al Mansoori')).toHaveText(/Submission.*Round 4.*2:31/)
        for (const page of all) await expect(clock(page)).toHaveCount(0)
      })
    },
  )

  test('reveals a hidden result by keyboard, in Arabic', async ({ context, site }) => {
    const { card } = site.sandbox
    const scores = await openTab(context, '/ar/live-scores')
    await scores.getByRole('switch', { name: 'أخفِ النتائج' }).click()
    const event = await openTab(context, `/ar${eventPath}`)
    const person = await openTab(context, `/ar${personPath}`)
    const record = person.locator('dl', { hasText: 'فوز، خسارة، تعادل' })
    const before = (await record.textContent()) ?? ''
    await pass(context, card, 10)
    const winner = event.getByText('الفوز: يزن القواسمي')
    await expect(winner).toBeAttached()
    await expect(winner).toBeHidden()
    await expect(record).toHaveText(before)

    const press = async (page: Page) => {
      await page.bringToFront()
      await page
        .getByRole('button', { name: /^أظهر النتائج/ })
        .first()
        .focus()
      await page.keyboard.press('Enter')
    }
    await press(event)
    await expect(winner).toBeVisible()
    await press(person)
    await expect(record).not.toHaveText(before)
  })

  test.describe('with a service worker', () => {
    test.use({ serviceWorkers: 'allow' })

    test(
      'shows the last report offline, with its time',
      { tag: ['@chromium', '@full'] },
      async ({ context, site }) => {
        const page = await context.newPage()
        await openInstalled(page, eventPath)
        await hydrateAll(page)
        await pass(context, site.sandbox.card, 12)
        await expect(result(page, 'Yazan Qawasmi')).toBeVisible()
        await context.setOffline(true)
        await page.reload()
        await hydrateAll(page)
        await expect(result(page, 'Yazan Qawasmi')).toBeVisible()
        await context.clock.fastForward(10 * 60_000)
        await expect(page.getByText(/^As of 8:1\d PM UAE time$/).first()).toBeVisible()
      },
    )
  })
})
