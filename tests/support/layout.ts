import type { Page } from '@playwright/test'

/** The innermost elements that make the page wider than the screen, each with its container. */
export function findOverflowing(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const isBeyond = (element: Element) => {
      const { left, right } = element.getBoundingClientRect()
      return right > clientWidth + 1 || left < -1
    }
    /**
     * True inside a box that fits and scrolls or clips its content, because then the element does not widen the page.
     */
    const isKeptIn = (element: Element): boolean => {
      const around = element.parentElement
      if (!around || around === document.body) return false
      return (getComputedStyle(around).overflowX !== 'visible' && !isBeyond(around)) || isKeptIn(around)
    }
    const nameOf = (element: Element | null | undefined) =>
      `${element?.tagName.toLowerCase()}.${element?.getAttribute('class')}`
    const boxes = [...document.querySelectorAll('body *')]
      .filter((element) => isBeyond(element) && ![...element.children].some(isBeyond))
      .filter((element) => element.checkVisibility() && !isKeptIn(element))
      .slice(0, 8)
      .map((element) => {
        const around = element.parentElement?.closest('[class]')
        return `${nameOf(element)} in ${nameOf(around)}: ${element.textContent?.slice(0, 30)}`
      })
    if (boxes.length > 0) return boxes
    // Text can overflow a box that fits.
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: string[] = [`${scrollWidth} of ${clientWidth} px`]
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      const range = document.createRange()
      range.selectNodeContents(text)
      const { left, right } = range.getBoundingClientRect()
      const around = text.parentElement
      if (!around || (right <= clientWidth + 1 && left >= -1) || isBeyond(around)) continue
      if (!isKeptIn(around)) texts.push(`${nameOf(around)}: ${text.nodeValue}`)
    }
    return texts.slice(0, 8)
  })
}
