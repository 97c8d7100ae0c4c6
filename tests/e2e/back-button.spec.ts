import type { Locator, Page } from '@playwright/test'
import { onePathPerTemplate } from '../support/paths.ts'
import { expect, full, waitForHeader, open, test, waitForHydration } from '../support/site.ts'

/** Shows the page as the installed app. Test browsers cannot emulate its display mode, so this changes the queries. */
async function showAsInstalled(page: Page): Promise<void> {
  const changed = await page.evaluate(() => {
    let count = 0
    const change = (rules: CSSRuleList) => {
      for (const rule of rules) {
        if (rule instanceof CSSMediaRule && rule.conditionText.includes('display-mode: standalone')) {
          rule.media.mediaText = 'all'
          count += 1
        }
        if (rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule) change(rule.cssRules)
      }
    }
    for (const sheet of document.styleSheets) change(sheet.cssRules)
    return count
  })
  expect(changed, 'styles for the installed app').toBeGreaterThan(0)
}

/** At the inline-start edge of the header and large enough for a finger. */
async function expectAtStart(back: Locator, language: 'en' | 'ar'): Promise<void> {
  const box = await back.boundingBox()
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
  expect((box?.x ?? 0) < 160).toBe(language === 'en')
}

test('installed app: Back uses its history, else goes to the parent page', full, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  const back = page.getByRole('link', { name: 'Go back', exact: true })
  await open(page, '/players')
  await waitForHeader(page)
  await expect(back, 'in a browser tab').toHaveCount(0)

  await showAsInstalled(page)
  await expect(back).toHaveAttribute('href', '/')
  await waitForHydration(page, 'main a[href$="/player/khalid-al-mansoori"]')
  await page.getByRole('link', { name: 'Khalid Al Mansoori', exact: true }).click()
  await expect(page).toHaveURL('/player/khalid-al-mansoori')
  // The new page moves the focus to its heading after rendering.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expectAtStart(back, 'en')
  await back.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/players')

  await page.goto('about:blank')
  await open(page, '/')
  await waitForHeader(page)
  await showAsInstalled(page)
  await expect(back, 'on the home page').toHaveCount(0)
  const start = page.getByRole('navigation', { name: 'Start' })
  await expect(start.getByRole('link', { name: 'Enter a code' })).toHaveAttribute('href', '/watch')
  await expect(start.getByRole('link', { name: /^Battle of the Burj/ })).toBeVisible()

  await page.goto('about:blank')
  await open(page, '/ar/player/omar-haddad')
  await showAsInstalled(page)
  const arabicBack = page.getByRole('link', { name: 'عُد', exact: true })
  await expect(arabicBack).toHaveAttribute('href', '/ar/players')
  await expectAtStart(arabicBack, 'ar')
})

test('installed app: every page fits every width of a phone', full, async ({ page }) => {
  // Prerendered, the header has its full width.
  await page.route(/\.(?:js|avif|webp)$/, (route) => route.abort())
  const wider: string[] = []
  for (const address of onePathPerTemplate) {
    await page.goto(address)
    await showAsInstalled(page)
    for (const width of [320, 360, 384, 390, 401]) {
      await page.setViewportSize({ width, height: 700 })
      const needed = await page.evaluate(() => document.documentElement.scrollWidth)
      if (needed > width) wider.push(`${address} at ${width} px: ${needed} px`)
    }
  }
  expect(wider).toEqual([])
})
