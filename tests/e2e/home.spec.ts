import type { Locator, Page } from '@playwright/test'
import { waitForHydration } from '../support/wait-for-hydration.ts'
import { expectAccessible } from '../support/axe.ts'
import { expect, hydrated, open, test } from '../support/site.ts'

const cams = (page: Page) => page.locator('#home').getByRole('group')
const onAir = (page: Page) => cams(page).locator('[aria-current]')
const shown = (page: Page) => page.locator('#home img').last()
const kept = (page: Page) => page.evaluate(() => sessionStorage.getItem('sporte:hero-image'))

async function sizeOf(box: Locator): Promise<[number, number]> {
  const { width = 0, height = 0 } = (await box.boundingBox()) ?? {}
  return [Math.round(width), Math.round(height)]
}

/** The camera controls load when the page is idle, or on the first user activity. */
async function openHome(page: Page, address = '/'): Promise<void> {
  await open(page, address)
  await page.mouse.move(200, 300)
  await page.mouse.move(210, 310)
}

test.describe('home hero', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('picks an image per session, changes it every 30 s and can be paused', async ({ page }) => {
    await page.clock.install()
    await page.addInitScript(() => {
      Math.random = () => 0.7
    })
    await openHome(page)
    await page.clock.runFor(1_000)
    await expect(onAir(page)).toHaveText('5')
    expect(await kept(page)).toBe('4')
    await expect(shown(page)).toHaveAttribute('src', /hero-broadcast/)
    await expect(page.locator('#home picture').last()).toHaveAttribute('data-ready')

    await page.clock.runFor(30_000)
    await expect(onAir(page)).toHaveText('6')
    await page.clock.runFor(30_000)
    await expect(onAir(page)).toHaveText('1')
    expect(await kept(page)).toBe('0')

    await cams(page).getByRole('button', { name: 'Camera 4: the pitch' }).click()
    await expect(shown(page)).toHaveAttribute('src', /hero-football/)
    const pause = cams(page).getByRole('button', { name: 'Pause the rotation' })
    await pause.click()
    await expect(pause).toHaveAttribute('aria-pressed', 'true')
    await page.clock.runFor(90_000)
    await expect(onAir(page)).toHaveText('4')

    await page.reload()
    await hydrated(page)
    await page.mouse.move(100, 100)
    await page.clock.runFor(1_000)
    await expect(onAir(page)).toHaveText('4')
  })

  test('does not move under reduced motion, and the camera buttons work', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.clock.install()
    await openHome(page, '/ar/')
    await page.clock.runFor(61_000)
    await expect(onAir(page)).toHaveText('1')
    expect(await kept(page)).toBeNull()
    await expect(cams(page).getByRole('button')).toHaveCount(6)

    await cams(page).getByRole('button', { name: 'الكاميرا 6: المدينة' }).click()
    await expect(shown(page)).toHaveAttribute('src', /hero-skyline/)
    await page.clock.runFor(61_000)
    await expect(onAir(page)).toHaveText('6')
  })
})

test('counts down to the featured tournament and opens its schedule', { tag: '@full' }, async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-03-01T12:00:00+04:00'))
  for (const [address, days, opener, title, first] of [
    ['/', 'days', 'Match Schedule', 'Tri-Nation Series schedule', '13Mar'],
    ['/ar/', 'يومًا', 'جدول المباريات', 'جدول السلسلة الثلاثية', '13مارس'],
  ] as const) {
    await openHome(page, address)
    const banner = page.locator('#events article').first()
    await expect(banner.locator('strong')).toHaveText('12')
    await expect(banner.getByText(days, { exact: true })).toBeVisible()
    await expect(banner.getByRole('progressbar')).toHaveAttribute('value', '60')

    await banner.getByRole('button', { name: opener }).click()
    const dialog = page.getByRole('dialog', { name: title })
    await expect(dialog.getByRole('listitem')).toHaveCount(7)
    await expect(dialog.getByRole('listitem').first()).toContainText(first)
    await expect(dialog).toContainText('7:30')
    await expectAccessible(page, `${address} with the schedule`)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(banner.getByRole('button', { name: opener })).toBeFocused()
  }
})

test('shows a service card’s image, and only its icon with low data', async ({ page }) => {
  await openHome(page)
  const cards = page.locator('#services li')
  const shots = cards.locator('img')
  await cards.last().scrollIntoViewIfNeeded()
  await expect(shots).toHaveCount(9)
  await expect(shots.last()).toHaveJSProperty('complete', true)
  expect(await shots.last().evaluate((shot: HTMLImageElement) => shot.naturalWidth)).toBeGreaterThan(0)

  await page.evaluate(() => localStorage.setItem('sporte:low-data', 'on'))
  await page.reload()
  await cards.last().scrollIntoViewIfNeeded()
  await waitForHydration(page, '#services li a')
  await expect(shots).toHaveCount(0)
})

test('contacts no video host before the demo is played', async ({ page }) => {
  const players: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/sandbox/player')) players.push(request.url())
  })
  await openHome(page)
  await page.getByRole('link', { name: 'Watch the demo' }).click()
  const play = page.getByRole('button', { name: 'Play the demo' })
  await expect(page.locator('#video h2')).toBeInViewport()
  expect(players).toEqual([])
  await expect(page.locator('#video').getByRole('link')).toHaveAttribute('target', '_blank')

  await play.click()
  await expect(page.frameLocator('#video iframe').locator('body')).toBeVisible()
  expect(players).toHaveLength(1)
})

test('keeps the size of ad slots, and shows the second on wide screens only', async ({ page }) => {
  const large = page.getByRole('complementary', { name: 'Advertisement', exact: true })
  const rail = page.getByRole('complementary', { name: 'Advertisement beside the page' })
  await page.setViewportSize({ width: 1440, height: 900 })
  await openHome(page)
  await expect(rail).toBeHidden()
  expect(await sizeOf(large)).toEqual([970, 250])

  await page.setViewportSize({ width: 2240, height: 1100 })
  expect(await sizeOf(rail)).toEqual([300, 250])
  const content = (await page.locator('#events > div').boundingBox()) ?? { x: 0, width: 0 }
  expect((await rail.boundingBox())?.x).toBeGreaterThan(content.x + content.width)

  await page.setViewportSize({ width: 360, height: 780 })
  expect((await sizeOf(large))[1]).toBe(250)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
})
