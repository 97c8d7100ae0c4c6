import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { expect, full, hydrated, openActive, test } from '../support/site.ts'

const cams = (page: Page) => page.locator('#home').getByRole('group')
const onAir = (page: Page) => cams(page).locator('[aria-current]')
const shown = (page: Page) => page.locator('#home img').last()

/** The camera controls load when the page is idle, or on the first user activity. */
async function openHome(page: Page, address = '/'): Promise<void> {
  await openActive(page, address)
  await page.mouse.move(210, 310)
}

test('home hero: changes its image every 30 s, and can be paused', full, async ({ page }) => {
  await page.clock.install()
  await page.addInitScript(() => {
    Math.random = () => 0.7
  })
  await openHome(page, '/ar/')
  await page.clock.runFor(61_000)
  await expect(onAir(page)).toHaveText('1')
  await expect(cams(page).getByRole('button')).toHaveCount(6)
  await cams(page).getByRole('button', { name: 'اعرض الصورة 6: المدينة' }).click()
  await expect(shown(page)).toHaveAttribute('src', /hero-skyline/)
  await page.clock.runFor(61_000)
  await expect(onAir(page)).toHaveText('6')

  await page.evaluate(() => sessionStorage.clear())
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await openHome(page)
  await page.clock.runFor(1_000)
  await expect(onAir(page)).toHaveText('5')
  await expect(shown(page)).toHaveAttribute('src', /hero-broadcast/)
  await page.clock.runFor(30_000)
  await expect(onAir(page)).toHaveText('6')
  await page.clock.runFor(30_000)
  await expect(onAir(page)).toHaveText('1')

  await cams(page).getByRole('button', { name: 'Show picture 4: the pitch' }).click()
  await expect(shown(page)).toHaveAttribute('src', /hero-football/)
  const pause = cams(page).getByRole('button', { name: 'Pause the background pictures' })
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

test('home: counts down to the tournament, and opens its schedule', full, async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-03-01T12:00:00+04:00'))
  await openHome(page, '/ar/')
  const banner = page.locator('#events article').filter({ has: page.getByRole('progressbar') })
  await expect(banner.locator('strong')).toHaveText('12')
  await expect(banner.getByText('يومًا', { exact: true })).toBeVisible()
  await expect(banner.getByRole('progressbar')).toHaveAttribute('value', '60')

  const opener = banner.getByRole('button', { name: 'جدول المباريات' })
  await opener.click()
  const dialog = page.getByRole('dialog', { name: 'جدول السلسلة الثلاثية' })
  await expect(dialog.getByRole('listitem')).toHaveCount(7)
  await expect(dialog.getByRole('listitem').first()).toContainText('13مارس')
  await expect(dialog).toContainText('7:30')
  await expectAccessible(page, 'the schedule')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
})
