import type { Page } from '@playwright/test'

/**
 * Focuses all controls of the open dialog, or else of the page, forwards and then backwards. Returns those that are
 * entirely covered or outside the window while they have the focus.
 */
export function coveredControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const parts = [0.02, 0.25, 0.5, 0.75, 0.98]
    const isSeen = (element: Element) => {
      const control = element.closest('label') ?? element // the box of a radio button is its label
      return [...control.getClientRects()].some((box) => {
        const [left, right] = [Math.max(box.left, 0), Math.min(box.right, innerWidth)]
        const [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, innerHeight)]
        if (left >= right || top >= bottom) return false
        return parts.some((across) =>
          parts.some((down) => {
            const hit = document.elementFromPoint(left + (right - left) * across, top + (bottom - top) * down)
            return hit !== null && (control.contains(hit) || element === hit)
          }),
        )
      })
    }
    const root = document.querySelector('dialog:modal') ?? document.body
    const controls = [
      ...root.querySelectorAll<HTMLElement>(
        'a[href], button, input, select, textarea, summary, [tabindex="0"]',
      ),
    ].filter((control) => control.checkVisibility({ visibilityProperty: true }))
    const covered = new Set<string>()
    for (const control of [...controls, ...controls.toReversed()]) {
      control.focus()
      if (document.activeElement !== control || isSeen(control)) continue
      covered.add(
        `${control.tagName} ${control.getAttribute('aria-label') ?? control.textContent?.slice(0, 30)}`,
      )
    }
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    return [...covered]
  })
}
