import { expectAccessible } from '../support/axe.ts'
import { inWholeBrowser, open, test } from '../support/site.ts'

test.use({
  viewport: { width: 412, height: 823 },
  // The headless shell does not reproduce a layout in which the next section covers a link.
  ...inWholeBrowser,
})

test(
  'home page › has no small or covered target on a phone, in full Chromium',
  { tag: '@full' },
  async ({ page }) => {
    for (const address of ['/', '/ar/']) {
      await open(page, address)
      await page.waitForLoadState('networkidle')
      await expectAccessible(page, address)
    }
  },
)
