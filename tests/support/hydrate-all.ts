import { expect, type Page } from '@playwright/test'
import { loadFonts, overflowingInAnyFont } from './fonts.ts'
import { findOverflowing } from './layout.ts'
import { open } from './site.ts'

/** Hydrates the whole page, including components that hydrate only when needed, except the parts that match `refused`. */
export async function hydrateAll(page: Page, refused = ':not(*)'): Promise<void> {
  let moves = 5
  const look = async () => {
    moves += 1
    await page.mouse.move(5, moves) // activity events before the script loads are missed
    return page.evaluate(lookAtSleepers, refused)
  }
  // With pauses: React hydrates between frames, and scrolling can keep a slow machine busy with frames.
  await expect.poll(look, { timeout: 120_000, intervals: [50, 100, 200, 1_000] }).toEqual([])
  await page.evaluate(() => scrollTo(0, 0))
}

export async function openWhole(page: Page, address: string): Promise<void> {
  await open(page, address)
  await hydrateAll(page)
}

/** Hydrates the page at a width of 320 px. Expects no console errors and no overflow in any font. */
export async function expectNarrowPage(
  page: Page,
  trouble: readonly string[],
  address: string,
): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 })
  await hydrateAll(page)
  expect(trouble, address).toEqual([])
  expect(await findOverflowing(page), address).toEqual([])
  await loadFonts(page)
  expect(await overflowingInAnyFont(page), address).toEqual([])
}

/**
 * Returns the elements that are not hydrated, and scrolls each into view, because some wait for that. Stops after two
 * seconds: frames can be slow, and most elements hydrate with their neighbours.
 */
async function lookAtSleepers(refused: string): Promise<string[]> {
  // React sets this property on hydrated elements.
  const isAlive = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps'))
  const sleepers = [...document.querySelectorAll('main button, [data-deferred] > *')].filter(
    (element) => element.checkVisibility() && !isAlive(element) && !element.closest(refused),
  )
  const spellEnd = performance.now() + 2_000
  for (const element of sleepers) {
    if (isAlive(element)) continue
    if (performance.now() > spellEnd) break
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
    await new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(resolve))
      setTimeout(resolve, 500) // a busy machine may not render a frame for a long time
    })
  }
  return sleepers.map((element) => element.outerHTML.slice(0, 120))
}
