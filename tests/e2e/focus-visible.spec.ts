import type { Page } from '@playwright/test'
import { expect, open, test } from '../support/site.ts'

/** The focused control, and whether other elements cover all of it. */
function readFocus(page: Page): Promise<{ name: string; isFirst: boolean; isCovered: boolean }> {
  return page.evaluate(() => {
    const active = document.activeElement ?? document.body
    const control = active.closest('label') ?? active // the box of a radio button is its label
    const isSeen = ({ left, top, width, height }: DOMRect) =>
      [0.02, 0.25, 0.5, 0.75, 0.98].some((across) =>
        [0.02, 0.25, 0.5, 0.75, 0.98].some((down) => {
          const hit = document.elementFromPoint(left + width * across, top + height * down)
          return hit !== null && hit !== document.body && (control.contains(hit) || active === hit)
        }),
      )
    const isFirst = active.hasAttribute('data-first-stop')
    return {
      isFirst,
      name: `${active.tagName} ${active.getAttribute('aria-label') ?? active.getAttribute('name') ?? active.textContent?.slice(0, 30)}`,
      isCovered: active !== document.body && ![...control.getClientRects()].some(isSeen),
    }
  })
}

/** Tabs forwards and then backwards through all controls, and returns those that are covered. */
async function coveredControls(page: Page): Promise<string[]> {
  const covered = new Set<string>()
  for (const key of ['Tab', 'Shift+Tab']) {
    await page.keyboard.press(key)
    await page.evaluate(() => {
      for (const each of document.querySelectorAll('[data-first-stop]'))
        each.removeAttribute('data-first-stop')
      document.activeElement?.setAttribute('data-first-stop', '')
    })
    let isRound = false
    for (let stops = 0; !isRound && stops < 200; stops += 1) {
      const { name, isCovered } = await readFocus(page)
      if (isCovered) covered.add(name)
      await page.keyboard.press(key)
      isRound = (await readFocus(page)).isFirst
    }
  }
  return [...covered]
}

const dialogs = [
  ['/help', 'Message support'],
  ['/about', 'Search'],
  ['/about', 'Menu'],
  ['/your-data', 'Clear everything'],
  ['/ai-analytics?feature=win-prediction', ''],
  ['/gallery?photo=corniche-cup', ''],
] as const

for (const { width, height, tag } of [
  { width: 844, height: 390, tag: [] },
  { width: 320, height: 568, tag: '@full' },
])
  test(`dialogs › never cover the focused control at ${width}×${height}`, { tag }, async ({ page }) => {
    await page.setViewportSize({ width, height })
    const covered: string[] = []
    for (const [address, opener] of dialogs) {
      await open(page, address)
      await page.mouse.move(20, 100)
      if (opener) await page.getByRole('button', { name: opener, exact: true }).first().click()
      await expect(page.locator('dialog:modal')).toBeVisible()
      for (const name of await coveredControls(page)) covered.push(`${address} ${opener}: ${name}`)
    }
    expect(covered).toEqual([])
  })

for (const { width, height, tag } of [
  { width: 390, height: 844, tag: [] },
  { width: 1280, height: 800, tag: '@full' },
])
  test(
    `bars at the foot of a page › never cover the focused control at ${width}×${height}`,
    { tag },
    async ({ page }) => {
      await page.setViewportSize({ width, height })
      await open(page, '/plan')
      expect(await coveredControls(page)).toEqual([])
    },
  )
