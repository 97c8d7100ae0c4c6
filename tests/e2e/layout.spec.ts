import type { Locator } from '@playwright/test'
import { expect, open, test, waitForHeader, waitForHydration } from '../support/site.ts'

const desktop = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }

async function sizeOf(box: Locator): Promise<[number, number]> {
  const { width = 0, height = 0 } = (await box.boundingBox()) ?? {}
  return [Math.round(width), Math.round(height)]
}

test('menus and contact button: work by keyboard, close when a link is chosen, and appear while scrolling up and by focus', async ({
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

  // Hidden at rest and while scrolling down.
  const button = page.getByRole('button', { name: 'Contact Us' })
  const scroll = (top: number) => page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top)
  for (const size of [phone, desktop]) {
    await page.setViewportSize(size)
    await scroll(0)
    await expect(button).not.toBeInViewport()
    await scroll(2_000)
    await expect(button).not.toBeInViewport()
    await scroll(1_500)
    await expect(button).toBeInViewport({ ratio: 1 })
    await scroll(0)
    await expect(button).not.toBeInViewport()
    await button.focus()
    await expect(button).toBeInViewport({ ratio: 1 })
    await button.blur()
  }
})

test('ad slots: keep their size and are hidden where they do not fit', { tag: '@full' }, async ({ page }) => {
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
