import { packageLists, packages } from '@/content/packages.ts'
import { expectAccessible } from '../support/axe.ts'
import { expect, open, test, waitForHydration } from '../support/site.ts'

/** The number of list items in print, where each card shows all of them. */
const everyLine =
  packages.length + packages.flatMap((tier) => packageLists.flatMap((list) => tier[list])).length

test('packages: have a URL each, and one for the comparison', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/about')
  await page.evaluate(() => {
    history.pushState(null, '', '/#package-gold')
    dispatchEvent(new PopStateEvent('popstate'))
  })
  const gold = page.locator('#package-gold')
  await expect(gold).toBeInViewport()
  await expect(gold).toHaveAttribute('data-named', 'true')
  await expect(page.locator('[data-named="true"]')).toHaveCount(1)

  await waitForHydration(page, '#packages button')
  const table = page.locator('#packages table')
  await expect(table).toBeHidden()
  await page.locator('summary', { hasText: 'Compare packages' }).click()
  await expect(table.getByRole('row', { name: 'Broadcast cameras 3 5 8 8' })).toBeVisible()
  await expect(page).toHaveURL('/#compare')
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(excess).toBeLessThanOrEqual(0)

  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('#packages li:visible')).toHaveCount(everyLine)
  await expect(page.locator('#partners')).toBeHidden()
  await page.emulateMedia({ media: null })

  await page.locator('summary', { hasText: 'Close the comparison' }).click()
  await expect(table).toBeHidden()
  await expect(page).toHaveURL('/')

  await open(page, '/ar/#compare')
  await expect(table.getByRole('row', { name: 'كاميرات البث 3 5 8 8' })).toBeVisible()
  await expectAccessible(page, '/ar/#compare')
})
