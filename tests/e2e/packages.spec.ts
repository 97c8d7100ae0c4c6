import { packageLists, packages } from '@/content/packages.ts'
import { expectAccessible } from '../support/axe.ts'
import { expect, open, test, waitForHydration } from '../support/site.ts'

/** The number of list items in print, where each card shows all of them. */
const everyLine =
  packages.length + packages.flatMap((tier) => packageLists.flatMap((list) => tier[list])).length

test('packages: have a URL each that works from any page', { tag: '@full' }, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const gold = page.locator('#package-gold')
  for (const prefix of ['', '/ar']) {
    await open(page, `${prefix}/#package-gold`)
    await expect(gold).toBeInViewport({ ratio: 0.5 })

    await open(page, `${prefix}/about`)
    await page.evaluate((address) => {
      history.pushState(null, '', address)
      dispatchEvent(new PopStateEvent('popstate'))
    }, `${prefix}/#package-gold`)
    await expect(gold).toBeInViewport({ ratio: 0.5 })
    await expect(gold).toHaveAttribute('data-named', 'true')
    await expect(page.locator('[data-named="true"]')).toHaveCount(1)
  }
})

for (const [prefix, compare, close, row] of [
  ['', 'Compare packages', 'Close the comparison', 'Broadcast cameras 3 5 8 8'],
  ['/ar', 'قارن الباقات', 'أغلق المقارنة', 'كاميرات البث 3 5 8 8'],
] as const) {
  test(
    `packages: compare side by side under a URL, in print with all items: ${prefix || '/en'}`,
    { tag: prefix ? '@full' : [] },
    async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await open(page, `${prefix}/`)
      await page.locator('#packages').scrollIntoViewIfNeeded()
      await waitForHydration(page, '#packages button')
      const table = page.locator('#packages table')
      await expect(table).toBeHidden()
      await page.locator('summary', { hasText: compare }).click()
      await expect(table.getByRole('row', { name: row })).toBeVisible()
      await expect(page).toHaveURL(`${prefix}/#compare`)
      const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(excess).toBeLessThanOrEqual(0)

      await page.goto('about:blank')
      await open(page, `${prefix}/#compare`)
      await expect(table).toBeVisible()
      if (prefix) await expectAccessible(page, `${prefix}/#compare`)

      await page.emulateMedia({ media: 'print' })
      await expect(page.locator('#packages li:visible')).toHaveCount(everyLine)
      await expect(page.locator('#partners')).toBeHidden()
      await page.emulateMedia({ media: null })

      await page.locator('summary', { hasText: close }).click()
      await expect(table).toBeHidden()
      await expect(page).toHaveURL(`${prefix}/`)
    },
  )
}
