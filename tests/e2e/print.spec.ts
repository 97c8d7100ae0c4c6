import { countPrintedPages } from '../support/printed-pages.ts'
import { expect, open, test, waitForHydration } from '../support/site.ts'

// The plan is in `plan.spec.ts`. Arabic pages are printed on A4.
test('prints a scorecard, an event and a player on one page each', { tag: '@full' }, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  for (const prefix of ['', '/ar']) {
    for (const address of [
      '/live-scores?match=match-1',
      '/event/battle-of-the-burj',
      '/event/desert-fury-7',
      '/player/khalid-al-mansoori',
    ]) {
      await open(page, `${prefix}${address}`)
      for (const format of prefix ? (['A4'] as const) : (['A4', 'Letter'] as const)) {
        expect.soft(await countPrintedPages(page, format), `${prefix}${address} ${format}`).toBe(1)
      }
      await page.emulateMedia({ media: 'print' })
      await expect(page.getByRole('banner')).toBeHidden()
      await expect(page.getByRole('contentinfo')).toBeHidden()
      await page.emulateMedia({ media: null })
    }
  }
})

test(
  'prints only the audience sheet of the partnerships, offline and on one page',
  { tag: '@full' },
  async ({ page, context }) => {
    await page.addInitScript(() => {
      window.print = () => document.documentElement.setAttribute('data-printed', '')
    })
    const sheet = page.getByRole('region').filter({ visible: true })
    await open(page, '/partnerships')
    await page.locator('#reach').scrollIntoViewIfNeeded()
    await waitForHydration(page, 'section:has(#reach) button')
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Print the audience sheet' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-printed', '')
    await context.setOffline(false)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ media: 'print', colorScheme })
      await expect(sheet).toHaveCount(1)
      await expect(sheet).toContainText('Sporte: audience sheet')
      await expect(sheet).toContainText('Sporte’s own figures, recorded on November 21, 2026.')
      await expect(sheet.getByRole('term')).toHaveCount(6)
      await expect(sheet.getByRole('listitem')).toHaveCount(3 + 4 + 3) // benefits, formats, events
      await expect(sheet).toContainText('hello@sporte.example')
      await expect(page.getByRole('banner')).toBeHidden()
      await expect(page.getByRole('contentinfo')).toBeHidden()
      await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
      await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0)
    }
    // The colour scheme does not change the layout.
    expect(await countPrintedPages(page, 'A4'), 'on A4').toBe(1)
    expect(await countPrintedPages(page, 'Letter'), 'on Letter').toBe(1)

    await open(page, '/ar/partnerships')
    await expect(sheet).toHaveCount(1)
    await expect(sheet).toContainText('سبورتي: أرقام الجمهور')
    await expect(sheet).toContainText('الأرقام من سبورتي، وسُجّلت في 21 نوفمبر 2026.')
    expect(await countPrintedPages(page, 'A4'), 'in Arabic').toBe(1)
  },
)
