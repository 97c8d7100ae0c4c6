import { smallTargets } from '../support/axe.ts'
import { expect, full, inWholeBrowser, open, test } from '../support/site.ts'

test.use({
  viewport: { width: 412, height: 823 },
  // The headless shell does not reproduce a layout in which the next section covers a link.
  ...inWholeBrowser,
})

test('home page › has no small or covered target in full Chromium', full, async ({ page }) => {
  for (const address of ['/', '/ar/']) {
    await open(page, address)
    await page.waitForLoadState('networkidle')
    expect(await smallTargets(page), address).toEqual([])
  }
})
