import { expect, open, test } from '../support/site.ts'

for (const { prefix, button, title, date } of [
  {
    prefix: '',
    button: 'Print the audience sheet',
    title: 'Sporte: audience sheet',
    date: 'Sporte’s own figures, recorded on November 21, 2026.',
  },
  {
    prefix: '/ar',
    button: 'اطبع نبذة الجمهور',
    title: 'سبورتي: نبذة عن الجمهور',
    date: 'الأرقام من سبورتي، وسُجّلت في 21 نوفمبر 2026.',
  },
]) {
  test(`prints only the audience sheet, on one page, ${prefix || 'in English'} @chromium`, async ({
    page,
    context,
  }) => {
    await page.addInitScript(() => {
      window.print = () => document.documentElement.setAttribute('data-printed', '')
    })
    await open(page, `${prefix}/partnerships`)
    await page.locator('#reach').scrollIntoViewIfNeeded()
    await context.setOffline(true)
    await page.getByRole('button', { name: button }).click()
    await expect(page.locator('html')).toHaveAttribute('data-printed', '')

    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ media: 'print', colorScheme })
      const sheet = page.getByRole('region').filter({ visible: true })
      await expect(sheet).toHaveCount(1)
      await expect(sheet).toContainText(title)
      await expect(sheet).toContainText(date)
      await expect(sheet.getByRole('term')).toHaveCount(6)
      await expect(sheet).toContainText('hello@sporte.example')
      await expect(page.getByRole('banner')).toBeHidden()
      await expect(page.getByRole('contentinfo')).toBeHidden()
      await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
      await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0)
      for (const format of ['A4', 'Letter'] as const) {
        const pdf = await page.pdf({ format })
        expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g), format).toHaveLength(1)
      }
    }
  })
}
