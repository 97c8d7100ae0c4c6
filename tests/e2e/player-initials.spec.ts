import type { Page } from '@playwright/test'
import { waitForHydration } from '../support/wait-for-hydration.ts'
import { inkOf, type Ink } from '../support/ink.ts'
import { expect, open, test } from '../support/site.ts'

/**
 * Letters that differ in one stroke, at a place where the fading drawing could hide it: the foot, the tail, the dot.
 */
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
    ['بـ', 'ىـ'],
    ['جـ', 'حـ'],
    ['يـ', 'ىـ'],
    ['ر', 'ا'],
  ],
}

/** With the minimum number of pixels of the stroke at such a width, so that the test cannot pass on an empty area. */
const widths = [
  [390, 120],
  [1440, 200],
] as const

/** Content beside the initials would count as ink, so only the card's own overlays stay. */
const alone = `article * { color: transparent } article svg, article img { opacity: 0 }
  article [aria-hidden]::before { background: none !important }`

async function drawn(page: Page, letter: string, how: 'plain' | 'as designed'): Promise<Ink> {
  const card = page.getByRole('main').getByRole('article').first()
  await card.locator('[aria-hidden] > span').evaluate(
    (element, { letter, isPlain }) => {
      element.textContent = letter
      element.style.cssText = isPlain ? 'mask: none; background: none; color: #fff' : ''
      // The plain variant also lacks the background of the text at the bottom.
      for (const words of element.closest('article')?.children ?? [])
        if (words instanceof HTMLElement && !words.contains(element))
          words.style.visibility = isPlain ? 'hidden' : ''
    },
    { letter, isPlain: how === 'plain' },
  )
  return inkOf(page, card)
}

for (const [address, letters, width, leastStroke] of Object.entries(pairs).flatMap(([address, letters]) =>
  widths.map(([width, leastStroke]) => [address, letters, width, leastStroke] as const),
)) {
  test(
    `shows the strokes that distinguish initials: ${address}, ${width} px`,
    { tag: '@full' },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 1000 })
      await open(page, address)
      await waitForHydration(page, 'main article')
      await page.evaluate((css) => {
        const sheet = new CSSStyleSheet()
        sheet.replaceSync(css)
        document.adoptedStyleSheets.push(sheet)
      }, alone)
      const weak: string[] = []
      for (const [letter, other] of letters) {
        const stroke = (await drawn(page, letter, 'plain')).beyond(await drawn(page, other, 'plain'))
        expect(stroke.size).toBeGreaterThan(leastStroke)
        const contrast = (await drawn(page, letter, 'as designed')).weakest(stroke)
        if (contrast < 3) weak.push(`${letter} reads as ${other}: ${contrast.toFixed(1)}`)
      }
      expect(weak).toEqual([])
    },
  )
}
