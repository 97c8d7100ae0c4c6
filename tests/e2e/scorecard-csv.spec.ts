import { readFile } from 'node:fs/promises'
import { expect, open, test } from '../support/site.ts'

test(
  'downloads a scorecard as CSV in the language of the page, unless scores are hidden',
  { tag: '@full' },
  async ({ page }) => {
    for (const [prefix, name, words] of [
      ['', 'Download CSV', ['Final', 'Batter', 'Fakhar Zaman', 'Sources']],
      ['/ar', 'حمّل ملف CSV', ['النهائي', 'الضارب', 'فخر زمان', 'المصادر']],
    ] as const) {
      await open(page, `${prefix}/live-scores?match=final`)
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name }).click(),
      ])
      expect(download.suggestedFilename()).toMatch(/^sporte-match-final-(?:en|ar)\.csv$/)
      const text = await readFile(await download.path(), 'utf8')
      expect(text).toMatch(/^\uFEFF[^\uFEFF]+\r\n$/)
      const cells = text.split('\r\n').flatMap((line) => line.replace('\uFEFF', '').split(','))
      expect(cells).toEqual(expect.arrayContaining([...words, '141', expect.stringMatching(/^https:/)]))
    }
    await page.evaluate(() => localStorage.setItem('sporte:spoilers', 'on'))
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('data-hide-scores', '')
    await expect(page.getByRole('button', { name: 'حمّل ملف CSV' })).toHaveCount(0)
  },
)
