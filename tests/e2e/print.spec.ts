import { toasts } from '../support/enquiry.ts'
import { countPrintedPages } from '../support/printed-pages.ts'
import { expect, full, open, test, waitForHydration } from '../support/site.ts'

// The plan is in `plan.spec.ts`. Arabic pages are printed on A4.
test('prints two pages for a scorecard, one for a player', full, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  for (const prefix of ['', '/ar']) {
    for (const [address, pages] of [
      ['/live-scores?match=1', 2],
      ['/event/battle-of-the-burj', 1],
      ['/player/khalid-al-mansoori', 1],
    ] as const) {
      await open(page, `${prefix}${address}`)
      for (const format of prefix ? (['A4'] as const) : (['A4', 'Letter'] as const))
        await expect.poll(() => countPrintedPages(page, format), prefix + address + format).toBe(pages)
    }
  }
})

test('prints both innings of a scorecard, and no toast', async ({ page }) => {
  await open(page, '/live-scores?match=1&tab=bowling')
  await page.getByRole('button', { name: 'Share' }).click()
  await expect(toasts(page).getByRole('listitem')).toBeVisible()
  await expect(page.getByRole('table')).toHaveCount(1)
  await page.emulateMedia({ media: 'print' })
  expect(await toasts(page).getByRole('listitem').isVisible(), 'at once: the toast closes later').toBe(false)
  const parts = ['Pakistan batting', 'Afghanistan bowling', 'Afghanistan batting', 'Pakistan bowling']
  await expect(page.locator('caption').filter({ visible: true })).toHaveText(parts)
  await expect(page.getByRole('heading', { name: 'Fall of wickets' })).toHaveCount(2)
})

test('prints the audience sheet of the partnerships alone', full, async ({ page, context }) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '')
  })
  const sheet = page.getByRole('region').filter({ visible: true })
  await open(page, '/partnerships')
  await page.locator('#reach').scrollIntoViewIfNeeded()
  await waitForHydration(page, '#reach button')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Print the audience sheet' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-printed', '')
  await context.setOffline(false)
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(sheet).toHaveCount(1)
  await expect(sheet).toContainText('Sporte: audience sheet')
  await expect(sheet.getByRole('term')).toHaveCount(6)
  await expect(sheet.getByRole('listitem')).toHaveCount(3 + 4 + 3) // benefits, formats, events
  await expect(sheet).toContainText('hello@sporte.example')
  const other = page.getByRole('heading', { level: 1 }).or(page.getByRole('contentinfo'))
  await expect(other.or(page.getByRole('banner'))).toHaveCount(0)
  await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0)
  expect(await countPrintedPages(page, 'A4'), 'on A4').toBe(1)
  expect(await countPrintedPages(page, 'Letter'), 'on Letter').toBe(1)

  await open(page, '/ar/partnerships')
  await expect(sheet).toHaveCount(1)
  await expect(sheet).toContainText('سبورتي: أرقام الجمهور')
  await expect(sheet).toContainText('الأرقام من سبورتي، وسُجّلت في 21 نوفمبر 2026.')
  expect(await countPrintedPages(page, 'A4'), 'in Arabic').toBe(1)
})
