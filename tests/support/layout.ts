import type { Page } from '@playwright/test'

/** What makes the page wider than the screen: the innermost elements that reach beyond it, and around what they are. */
export function overflowing(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const isBeyond = (element: Element) => {
      const { left, right } = element.getBoundingClientRect()
      return right > clientWidth + 1 || left < -1
    }
    /** What is scrolled or cut off within a box that fits does not widen the page. */
    const isKeptIn = (element: Element): boolean => {
      const around = element.parentElement
      if (!around || around === document.body) return false
      return (getComputedStyle(around).overflowX !== 'visible' && !isBeyond(around)) || isKeptIn(around)
    }
    const nameOf = (element: Element | null | undefined) =>
      `${element?.tagName.toLowerCase()}.${element?.getAttribute('class')}`
    return [...document.querySelectorAll('body *')]
      .filter((element) => isBeyond(element) && ![...element.children].some(isBeyond))
      .filter((element) => element.checkVisibility() && !isKeptIn(element))
      .slice(0, 8)
      .map((element) => {
        const around = element.parentElement?.closest('[class]')
        return `${nameOf(element)} in ${nameOf(around)}: ${element.textContent?.slice(0, 30)}`
      })
  })
}
