import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { expect, full, open, openInstalled, test } from '../support/site.ts'

const box = (page: Page) => page.getByRole('dialog').getByRole('combobox')
const options = (page: Page) => page.getByRole('option')
const active = (page: Page) => page.locator('[role=option][aria-selected=true]')

test('finds while typing, and returns the focus', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/blog')
  const button = page.getByRole('banner').getByRole('button', { name: 'Search' })
  await button.click()
  await expect(box(page)).toBeFocused()
  await expect(options(page)).toHaveCount(6) // suggestions
  await box(page).fill('mansoori')
  await expect(page.getByRole('status')).toHaveText(/^4 results in 2 groups$/)
  await expect(active(page)).toContainText('Khalid Al Mansoori')
  await expectAccessible(page, 'the search')
  await page.keyboard.press('Escape')
  await expect(box(page)).toBeHidden()
  await expect(button).toBeFocused()

  for (const [query, address] of [
    ['past events', '/events#past'],
    ['Omar Haddad vs Danny Cole', /\/event\/[\w-]+\?tab=card#bout-1$/],
  ] as const) {
    await button.click()
    await expect(box(page), 'the input is not kept').toHaveValue('')
    await box(page).fill(query)
    await active(page).click()
    await expect(page).toHaveURL(address)
    await expect(box(page)).toBeHidden()
    const place = page.locator(new URL(page.url()).hash)
    await expect(place).toBeInViewport()
  }
})

test('works by keyboard, and helps if nothing is found', full, async ({ page }) => {
  await open(page, '/dashboard?tab=past')
  // The page listens for the shortcut only when idle.
  await expect(async () => {
    if (!(await box(page).isVisible())) await page.keyboard.press('Control+k')
    await expect(box(page)).toBeFocused({ timeout: 2_000 })
  }).toPass()
  await page.keyboard.type('burj/')
  await expect(box(page)).toHaveValue('burj/')
  await page.keyboard.press('Backspace')
  await expect(active(page)).toContainText('Burj Fight Club')
  await page.keyboard.press('ArrowDown')
  await expect(active(page)).toContainText('Burj 6')
  await expect(box(page)).toHaveAttribute(
    'aria-activedescendant',
    (await active(page).getAttribute('id')) ?? '',
  )
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expect(options(page).last()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/team/burj-fight-club')
  await expect(box(page)).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

  // A single key opens nothing (WCAG 2.1.4).
  await page.keyboard.press('/')
  await expect(box(page)).toBeHidden()

  await open(page, '/ar/about')
  const button = page.getByRole('button', { name: 'ابحث' })
  await button.click()
  await box(page).fill('ثمن الباقة الذهبية')
  await expect(page.getByRole('status')).toContainText('لا صفحة فيها كل هذه الكلمات.')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/ar/#package-gold')
  await expect(box(page)).toBeHidden()
  await expect(page.locator('#package-gold')).toBeInViewport()
  await button.click()
  await box(page).fill('لا وجود له')
  await expect(page.getByRole('heading', { name: 'لا شيء عن «لا وجود له»' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'راسلنا' })).toHaveAttribute('href', '/ar/contact')
  await page.getByRole('link', { name: 'اسأل مركز المساعدة' }).click()
  await expect(page).toHaveURL(/\/ar\/help\?q=/)
})

test.describe('on a phone after one visit', () => {
  test.use({ serviceWorkers: 'allow', viewport: { width: 390, height: 844 } })

  test('search works offline, in another script', full, async ({ page, context, trouble }) => {
    await openInstalled(page, '/player/nobody')
    await expect.poll(() => trouble).toEqual(['error: 404: there is no page at /player/nobody'])
    trouble.length = 0
    await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible()
    // The layout of the sample pages.
    const demoArea = page.getByRole('navigation', { name: 'Demo area' })
    await expect(demoArea).toBeVisible()

    await context.setOffline(true)
    await expect(page.getByText('You’re offline.', { exact: true })).toBeVisible()
    await page.getByRole('link', { name: 'All Players' }).click()
    await expect(page).toHaveURL(/\/players$/)

    await open(page, '/ar/services')
    await page.getByRole('button', { name: 'ابحث', exact: true }).click()
    await box(page).fill('mansoori')
    await expect(active(page)).toContainText('خالد المنصوري')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/ar/player/khalid-al-mansoori')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('خالد المنصوري')
  })
})
