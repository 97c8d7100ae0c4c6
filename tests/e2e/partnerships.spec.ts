import { countPrintedPages } from '../support/printed-pages.ts'
import { expect, open, test, waitForHydration } from '../support/site.ts'

test(
  'prints only the audience sheet, on one page, in both languages',
  { tag: '@full' },
  async ({ page, context }) => {
    await page.addInitScript(() => {
      window.print = () => document.documentElement.setAttribute('data-printed', '')
    })
    for (const [address, button, title, date] of [
      [
        '/partnerships',
        'Print the audience sheet',
        'Sporte: audience sheet',
        'Sporte’s own figures, recorded on November 21, 2026.',
      ],
      [
        '/ar/partnerships',
        'اطبع أرقام الجمهور',
        'سبورتي: أرقام الجمهور',
        'الأرقام من سبورتي، وسُجّلت في 21 نوفمبر 2026.',
      ],
    ] as const) {
      await page.emulateMedia({ media: null })
      await open(page, address)
      await page.locator('#reach').scrollIntoViewIfNeeded()
      await waitForHydration(page, 'section:has(#reach) button')
      await context.setOffline(true)
      await page.getByRole('button', { name: button }).click()
      await expect(page.locator('html'), address).toHaveAttribute('data-printed', '')
      await context.setOffline(false)

      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ media: 'print', colorScheme })
        const sheet = page.getByRole('region').filter({ visible: true })
        await expect(sheet).toHaveCount(1)
        await expect(sheet).toContainText(title)
        await expect(sheet).toContainText(date)
        await expect(sheet.getByRole('term')).toHaveCount(6)
        await expect(sheet.getByRole('listitem')).toHaveCount(3 + 4 + 3) // benefits, formats, events
        await expect(sheet).toContainText('hello@sporte.example')
        await expect(page.getByRole('banner')).toBeHidden()
        await expect(page.getByRole('contentinfo')).toBeHidden()
        await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
        await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0)
      }
      // The colour scheme does not change the layout.
      for (const format of ['A4', 'Letter'] as const) {
        expect(await countPrintedPages(page, format), `${address} ${format}`).toBe(1)
      }
    }
  },
)
