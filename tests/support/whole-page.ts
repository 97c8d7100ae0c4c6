import { expect, type Page } from '@playwright/test'

/** Brings every part to life that comes only when it is needed: React has taken over what is on the page. */
export async function wakeAll(page: Page): Promise<void> {
  await page.mouse.move(5, 5)
  await expect.poll(() => page.evaluate(scrollThrough), { timeout: 60_000 }).toEqual([])
}

/** Names what React has not taken over yet. */
async function scrollThrough(): Promise<string[]> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
    scrollTo(0, y)
    await frame()
  }
  scrollTo(0, 0)
  await frame()
  // React's own property is on what it has taken over.
  const isAlive = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps'))
  return [...document.querySelectorAll('main button, [data-part] > *')]
    .filter((element) => element.checkVisibility() && !isAlive(element))
    .map((element) => element.outerHTML.slice(0, 120))
}
