import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { readBuilt } from '../support/built-site.ts'
import { openWhole } from '../support/hydrate-all.ts'
import { expect, full, open, test } from '../support/site.ts'
import { propertyOf, readCalendar } from '../support/read-calendar.ts'

/** Clicks the link and reads the calendar file that it downloads. */
async function saved(page: Page, name: string | RegExp) {
  const coming = page.waitForEvent('download')
  await page.getByRole('link', { name }).click()
  const download = await coming
  const { events } = readCalendar(readFileSync(await download.path(), 'utf8'))
  return { file: download.suggestedFilename(), address: download.url(), events }
}

/** The event hydrates shortly after the layout, and then shows its date. */
const alive = (page: Page) => expect(page.getByRole('main').getByText(/\b20\d\d\b/)).toBeVisible()

test('event page: has the tab in the URL, and stores a like', async ({ page }) => {
  const tabs = page.getByRole('navigation', { name: 'Event sections' })

  await open(page, '/event/gulf-boxing-night-2')
  await alive(page)
  const main = page.getByRole('main')
  const actions = main.locator('div:has(> button[aria-pressed])').locator('a, button')
  await expect(actions).toHaveText(['Enter a code', 'Like', 'Share', 'Download'])
  await page.getByRole('button', { name: 'Like', exact: true }).click()
  await tabs.getByRole('link', { name: 'Highlights' }).click()
  await expect(page).toHaveURL(/\/event\/gulf-boxing-night-2\?tab=highlights$/)
  await page.getByRole('link', { name: /^See the bout on the card ?: The right hand of the third/ }).click()
  await expect(page).toHaveURL(/\?tab=card#bout-3$/)
  await expect(tabs.getByRole('link', { name: 'Fight Card' })).toHaveAttribute('aria-current', 'page')
  await expect(page.locator('#bout-3')).toBeInViewport()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Moments of the night' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Liked' })).toHaveAttribute('aria-pressed', 'true')

  await page.clock.setFixedTime(new Date('2026-11-23T18:20:00Z')) // during the event
  await open(page, '/event/battle-of-the-burj')
  await expect(main.getByRole('link', { name: 'Watch Live' })).toHaveAttribute('href', /\/watch$/)
  await expect(actions).toHaveText(['Like', 'Share', 'Download', 'Watch Live', 'Add to calendar'])
})

test('creates calendar files on the device, also offline', full, async ({ page, context }) => {
  await open(page, '/event/emirates-sixes')
  await alive(page)
  await context.setOffline(true)
  const { file, address, events } = await saved(page, 'Add to calendar')

  expect(file).toBe('event-emirates-sixes.ics')
  expect(address).toMatch(/^blob:/)
  expect(events).toHaveLength(1)
  await context.setOffline(false)

  for (const [place, link, name] of [
    ['/events', /^Cricket ?: Every date/, 'cricket'],
    ['/ar/live-scores?view=fixtures', /^أضف المباريات إلى تقويمك/, 'fixtures'],
  ] as const) {
    await open(page, place)
    const created = await saved(page, link)
    expect(created.file, place).toBe(`${name}.ics`)
    const served = readCalendar(readBuilt(`calendar/${name}.ics`)).events
    const uidsOf = (all: typeof events) => all.map((event) => propertyOf(event, 'UID'))
    expect(uidsOf(created.events), place).toEqual(uidsOf(served))
  }
})

test('shares the calendar file in an app installed on iOS', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'standalone', { value: true })
    Object.defineProperty(navigator, 'canShare', {
      value: () => document.documentElement.dataset.files !== 'refused',
    })
    Object.defineProperty(navigator, 'share', {
      value: ({ files }: ShareData) => {
        document.documentElement.dataset.shared = files?.map(({ name, type }) => `${name} ${type}`).join()
        return Promise.resolve()
      },
    })
  })
  await open(page, '/ar/event/emirates-sixes')
  await alive(page)
  const link = page.getByRole('main').locator('a[href$=".ics"]').first()
  await link.click()
  await expect(page.locator('html')).toHaveAttribute('data-shared', 'event-emirates-sixes.ics text/calendar')

  await page.evaluate(() => (document.documentElement.dataset.files = 'refused'))
  const coming = page.waitForEvent('download')
  await link.click()
  expect(new URL((await coming).url()).pathname).toBe('/ar/calendar/event-emirates-sixes.ics')
})

test('shows late changes although scores are hidden', full, async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-23T10:00:00Z'))
  await page.addInitScript(() => localStorage.setItem('sporte:spoilers', 'on'))
  await openWhole(page, '/ar/event/desert-fury-7')
  const replaced = page.locator('#bout-3')
  await expect(replaced).toContainText(/عليخان سيتوف بدلًا من زياد خوري[^]*تغيّر قبل 25 يومًا · 29 أكتوبر 2026/)
  await expect(replaced.locator('s')).toBeVisible()
  await expect(replaced.locator('s')).toHaveText('زياد خوري')

  await openWhole(page, '/event/gulf-boxing-night-3?tab=card')
  const cancelled = page.locator('#bout-4')
  await expect(cancelled).toContainText(/This bout is cancelled\.\s*Changed 2 days ago · Nov 21, 2026/)
  await expect(cancelled).not.toContainText('UAE time')
  await expect(page.locator('#bout-3')).toContainText('8:20–8:45')
  const [entry] = (await saved(page, 'Add to calendar')).events
  expect(propertyOf(entry, 'DESCRIPTION')).toContain(
    'Saif Al Jahdali vs Patrick Oyelaran: This bout is cancelled.',
  )

  await openWhole(page, '/events')
  const listed = page.getByRole('listitem').filter({ has: page.locator('a[href*="gulf-boxing-night-3"]') })
  await expect(listed.first()).toContainText('Card changed')
})
