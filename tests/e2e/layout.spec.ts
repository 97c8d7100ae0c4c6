import { waitForHydration } from '../support/wait-for-hydration.ts'
import { expect, waitForHeader, open, test } from '../support/site.ts'

test.describe('site layout', () => {
  test('opens and closes the services menu by keyboard', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await open(page, '/about')
    await waitForHeader(page)
    await page.getByRole('group').locator('summary').focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('link', { name: 'AI analytics' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('link', { name: 'AI analytics' })).toBeHidden()
  })

  test('shows the coming-soon notice for login and register', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await open(page, '/')
    await page.getByRole('button', { name: 'Log in' }).click()
    await expect(page.getByText('Coming Soon!')).toBeVisible()
    await expect(page.getByText('Login and registration features will be available soon.')).toBeVisible()
  })

  test('closes the mobile menu when a link is chosen', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await open(page, '/')
    await page.mouse.move(20, 300)
    await waitForHydration(page, 'header dialog a')
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('dialog').getByRole('link', { name: 'About' }).click()
    await expect(page).toHaveURL(/\/about$/)
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  })
})
