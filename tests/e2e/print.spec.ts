import { countPrintedPages } from '../support/printed-pages.ts'
import { expect, open, test } from '../support/site.ts'

// The plan and the audience sheet are in `plan.spec.ts` and `partnerships.spec.ts`.
test(
  'prints a scorecard, an event and a player on one page each @chromium',
  { tag: '@full' },
  async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    for (const prefix of ['', '/ar']) {
      for (const address of [
        '/live-scores?match=match-1',
        '/event/battle-of-the-burj',
        '/event/desert-fury-7',
        '/player/khalid-al-mansoori',
      ]) {
        await open(page, `${prefix}${address}`)
        for (const format of ['A4', 'Letter'] as const) {
          expect.soft(await countPrintedPages(page, format), `${prefix}${address} ${format}`).toBe(1)
        }
        await page.emulateMedia({ media: 'print' })
        await expect(page.getByRole('banner')).toBeHidden()
        await expect(page.getByRole('contentinfo')).toBeHidden()
        await page.emulateMedia({ media: null })
      }
    }
  },
)
