import type { Page } from '@playwright/test'
import { waitForHydration } from '../support/wait-for-hydration.ts'
import { inkOf, type InkMap } from '../support/ink-map.ts'
import { expect, open, test } from '../support/site.ts'

/** Letters that differ in one stroke (foot, tail or dot), at a position where a fade-out could hide it. */
const pairs: Record<string, readonly (readonly [letter: string, other: string])[]> = {
  '/players': [
    ['L', 'I'],
    ['Z', '7'],
    ['E', 'F'],
    ['Q', 'O'],
    ['B', 'P'],
    ['R', 'P'],
  ],
  '/ar/players': [
    ['ب م', 'ٮ م'],
    ['ج م', 'ح م'],
    ['ي م', 'ى م'],
    ['م ر', 'م ا'],
  ],
}

/** Viewport widths with the minimum stroke size in pixels; below it, the test would measure nothing. */
const widths = [
  [390, 60],
  [1440, 200],
] as const

/** Hides everything that would count as ink, except the initials and the overlay of the card. */
const alone = `article * { color: transparent } article svg, article img { opacity: 0 }
  article [aria-hidden]::before { background: none !important }`

async function drawn(page: Page, letter: string, how: 'plain' | 'as designed'): Promise<InkMap> {
  const card = page.getByRole('main').getByRole('article').first()
  await card.locator('[aria-hidden] > span').evaluate(
    (element, { letter, isPlain }) => {
      element.textContent = letter
      element.style.cssText = isPlain ? 'mask: none; background: none; color: #fff' : ''
      // Plain also omits the background of the text that covers the lower part.
      for (const words of element.closest('article')?.children ?? [])
        if (words instanceof HTMLElement && !words.contains(element))
          words.style.visibility = isPlain ? 'hidden' : ''
    },
    { letter, isPlain: how === 'plain' },
  )
  return inkOf(page, card)
}

test('shows the strokes that distinguish initials', { tag: '@full' }, async ({ page }) => {
  for (const [address, letters] of Object.entries(pairs)) {
    await open(page, address)
    await waitForHydration(page, 'main article')
    await page.evaluate((css) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(css)
      document.adoptedStyleSheets.push(sheet)
    }, alone)
    for (const [width, leastStroke] of widths) {
      await page.setViewportSize({ width, height: 1000 })
      const weak: string[] = []
      for (const [letter, other] of letters) {
        const stroke = (await drawn(page, letter, 'plain')).beyond(await drawn(page, other, 'plain'))
        expect(stroke.size, `${address}, ${width} px: ${letter}`).toBeGreaterThan(leastStroke)
        const contrast = (await drawn(page, letter, 'as designed')).weakest(stroke)
        if (contrast < 3) weak.push(`${letter} reads as ${other}: ${contrast.toFixed(1)}`)
      }
      expect(weak, `${address}, ${width} px`).toEqual([])
    }
  }
})
