import type { Locator } from '@playwright/test'
import { waitForHydration } from '../support/wait-for-hydration.ts'
import { expect, hydrated, open, test, waitForHeader } from '../support/site.ts'

const desktop = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }

async function sizeOf(box: Locator): Promise<[number, number]> {
  const { width = 0, height = 0 } = (await box.boundingBox()) ?? {}
  return [Math.round(width), Math.round(height)]
}

test('Back closes a dialog and stays on the page, also a page that the visitor entered by', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const dialogs = page.locator('dialog[open]')
  const heading = page.getByRole('heading', { level: 1 })
  await open(page, '/about?from=card#story')
  await hydrated(page)

  for (const name of ['Contact Us', 'Search', 'Menu']) {
    await page.getByRole('button', { name, exact: true }).first().click()
    await expect(dialogs, name).toBeVisible()
    await page.goBack()
    await expect(dialogs, name).toHaveCount(0)
    await expect(page, name).toHaveURL('/about?from=card#story')
  }

  // Closed otherwise, the dialog leaves no entry behind.
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Live Scores' }).click()
  await expect(page).toHaveURL('/live-scores')
  await expect(heading).toBeFocused()
  await expect(dialogs).toHaveCount(0)
  await page.getByRole('button', { name: 'Search', exact: true }).first().click()
  await expect(dialogs).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialogs).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL('/about?from=card#story')
  await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).not.toContain('hasDialog')
  await page.goForward()
  await expect(page).toHaveURL('/live-scores')
})

test('menus: the services menu works by keyboard, and the mobile menu closes when a link is chosen', async ({
  page,
}) => {
  await page.setViewportSize(desktop)
  await open(page, '/')
  await waitForHeader(page)
  const main = page.getByRole('navigation', { name: 'Main' })
  await main.locator('summary').focus()
  await page.keyboard.press('Enter')
  const inMenu = main.getByRole('link', { name: 'AI analytics' })
  await expect(inMenu).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(inMenu).toBeHidden()

  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByText('Coming Soon!')).toBeVisible()
  await expect(page.getByText('Login and registration features will be available soon.')).toBeVisible()

  await page.setViewportSize(phone)
  await waitForHydration(page, 'header dialog a')
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'About' }).click()
  await expect(page).toHaveURL(/\/about$/)
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('ad slots: keep their size and are hidden where they do not fit', async ({ page }) => {
  for (const [address, name, height] of [
    ['/events', 'Advertisement between the events', 120],
    ['/ar/blog/reading-a-southpaw', 'إعلان أسفل المقال', 90],
  ] as const) {
    await page.setViewportSize(desktop)
    await open(page, address)
    const box = page.getByRole('complementary', { name, includeHidden: true })
    await box.scrollIntoViewIfNeeded()
    expect(await sizeOf(box), address).toEqual([728, height])
    await expect(box.getByRole('link')).toBeVisible()
    await page.setViewportSize(phone)
    await expect(box).toBeHidden()
  }

  const large = page.getByRole('complementary', { name: 'Advertisement', exact: true })
  const rail = page.getByRole('complementary', { name: 'Advertisement beside the page' })
  await page.setViewportSize(desktop)
  await open(page, '/')
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
