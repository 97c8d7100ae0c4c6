import { expect, type Page } from '@playwright/test'
import { loadFonts, overflowingInAnyFont } from './fonts.ts'
import { overflowing } from './layout.ts'

/** Hydrates every component of the page, also those that load on demand. */
export async function hydrateAll(page: Page): Promise<void> {
  let moves = 5
  const look = async () => {
    moves += 1
    await page.mouse.move(5, moves) // activity before any script does not count
    return page.evaluate(lookAtSleepers)
  }
  await expect.poll(look, { timeout: 120_000 }).toEqual([])
  await page.evaluate(() => scrollTo(0, 0))
}

/** Hydrates the page on a narrow screen and expects no console error and no overflow with any font. */
export async function expectNarrowPage(
  page: Page,
  trouble: readonly string[],
  address: string,
): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 })
  await hydrateAll(page)
  expect(trouble, address).toEqual([])
  expect(await overflowing(page), address).toEqual([])
  await loadFonts(page)
  expect(await overflowingInAnyFont(page), address).toEqual([])
}

/**
 * Returns the components that are not hydrated, and scrolls each into view, because some wait for that. In batches: on
 * a slow machine a frame per component takes minutes, and most hydrate with their neighbours.
 */
async function lookAtSleepers(): Promise<string[]> {
  // React adds its property to hydrated elements.
  const isAlive = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps'))
  const sleepers = [...document.querySelectorAll('main button, [data-part] > *')].filter(
    (element) => element.checkVisibility() && !isAlive(element),
  )
  const spellEnd = performance.now() + 2_000
  for (const element of sleepers) {
    if (isAlive(element)) continue
    if (performance.now() > spellEnd) break
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
    await new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(resolve))
      setTimeout(resolve, 500) // a busy machine may draw no frame for long
    })
  }
  return sleepers.map((element) => element.outerHTML.slice(0, 120))
}
