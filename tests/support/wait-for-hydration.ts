import { expect, type Page } from '@playwright/test'

/**
 * Waits until React has hydrated all matches. On a slow machine, components hydrate long after the page: until then,
 * links reload the page and buttons queue their clicks.
 */
export async function waitForHydration(page: Page, selector: string): Promise<void> {
  await expect.poll(() => asleep(page, selector), `what is still asleep of ${selector}`).toEqual([])
}

function asleep(page: Page, selector: string): Promise<string[]> {
  return page.evaluate((wanted) => {
    const found = [...document.querySelectorAll(wanted)]
    if (found.length === 0) return ['nothing is there']
    const isTakenOver = (element: Element) =>
      Object.keys(element).some((key) => key.startsWith('__reactProps'))
    return found.filter((element) => !isTakenOver(element)).map(({ outerHTML }) => outerHTML.slice(0, 80))
  }, selector)
}
