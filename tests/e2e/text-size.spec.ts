import { chromium } from 'playwright'
import { chromiumArgs, pageBrowser } from '../support/find-browser.ts'
import { overflowing } from '../support/layout.ts'
import { expect, hydrated, test } from '../support/site.ts'

/** A text size of the browser, and the widths at which it must fit. */
const worlds = [
  { text: 16, widths: [240] },
  { text: 24, widths: [390] },
  { text: 32, widths: [780, 1280] },
]

const addresses = [
  '/',
  '/events',
  '/event/corniche-cup',
  '/live-scores',
  '/plan',
  '/contact',
  '/dashboard',
  '/players',
  '/watch',
  '/your-data',
  '/blog/reading-a-southpaw',
  '/service/sports-equipment',
].flatMap((address) => [address, `/ar${address}`])

for (const { text, widths } of worlds)
  test(`no page is wider than the window with text of ${text} px at ${widths.join(' and ')} px`, async ({
    site,
  }) => {
    const args = [...chromiumArgs, `--blink-settings=defaultFontSize=${text}`]
    const browser = await chromium.launch({ ...pageBrowser(), args })
    const page = await browser.newPage({
      baseURL: site.url,
      serviceWorkers: 'block',
      reducedMotion: 'reduce',
    })
    const wide: unknown[] = []
    for (const address of addresses) {
      await page.goto(address)
      await hydrated(page)
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 })
        const found = await overflowing(page)
        if (found.length > 0) wide.push({ address, width, found })
      }
    }
    await browser.close()
    expect(wide).toEqual([])
  })
