import { expect, open, test, waitForHydration } from '../support/site.ts'

test('legal pages: ignore a broken hash', async ({ page }) => {
  const heading = page.getByRole('heading', { level: 1 })
  await open(page, '/ar/terms#%E0%A4%A')
  const title = (await heading.textContent()) ?? ''
  await page.mouse.move(20, 300)
  await waitForHydration(page, '#law h2')
  await expect(heading).toHaveText(title)
})
