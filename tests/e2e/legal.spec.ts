import { expect, open, test, waitForHydration } from '../support/site.ts'

test('legal pages: link their sections, and ignore a broken hash', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, '/terms')
  const contents = page.getByRole('navigation', { name: 'On this page' }).getByRole('link')
  await contents.filter({ hasText: 'Governing law' }).click()
  await expect(page).toHaveURL(/\/terms#law$/)
  await expect(page.locator('#law h2')).toBeInViewport()
  await page.locator('#payments').getByRole('link', { name: 'app’s terms' }).click()
  await expect(page).toHaveURL(/\/terms-conditions-app#refunds$/)
  await expect(page.locator('#refunds h2')).toBeInViewport()
  await page.getByRole('link', { name: 'Privacy policy' }).last().click()
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('Privacy policy')

  await open(page, '/ar/terms#%E0%A4%A')
  const title = (await heading.textContent()) ?? ''
  await page.mouse.move(20, 300)
  await waitForHydration(page, '#law h2')
  await expect(heading).toHaveText(title)
})
