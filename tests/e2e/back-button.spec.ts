import type { Locator, Page } from '@playwright/test'
import { readBuilt } from '../support/built-site.ts'
import { expect, waitForHeader, open, test, waitForHydration } from '../support/site.ts'

/** Test browsers cannot emulate `display-mode: standalone`, so this rewrites the query in the style sheets. */
async function asInstalled(page: Page): Promise<void> {
  await page.route('**/*.css', async (route) => {
    // Read from the build, because a fetched response is disposed if the test ends before its body is read.
    const css = readBuilt(new URL(route.request().url()).pathname)
    const body = css.replaceAll(/@media\s*\(display-mode:\s*standalone\)[^{]*\{/g, '@media all{')
    await route.fulfill({ body, contentType: 'text/css' })
  })
}

/** At the inline-start edge of the header, large enough for a finger and without overflow. */
async function expectAtStart(back: Locator, language: 'en' | 'ar'): Promise<void> {
  const box = await back.boundingBox()
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
  expect((box?.x ?? 0) < 160).toBe(language === 'en')
  expect(await back.page().evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
}

test(
  'installed app: Back uses the history of the app, else goes to the parent page',
  { tag: '@full' },
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 })
    await open(page, '/players')
    await waitForHeader(page)
    await expect(page.getByRole('link', { name: 'Go back', exact: true }), 'in a browser tab').toHaveCount(0)

    await asInstalled(page)
    await page.goto('about:blank')
    await open(page, '/')
    await waitForHeader(page)
    await expect(page.getByRole('link', { name: 'Go back', exact: true }), 'on the home page').toHaveCount(0)
    const start = page.getByRole('navigation', { name: 'Start' })
    await expect(start.getByRole('link', { name: 'Enter a code' })).toHaveAttribute('href', '/watch')
    await expect(start.getByRole('link', { name: /^Battle of the Burj/ })).toBeVisible()

    // Opened directly, so there is no in-app history.
    await page.goto('about:blank')
    await open(page, '/players')
    await waitForHeader(page)
    const back = page.getByRole('link', { name: 'Go back', exact: true })
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
    await open(page, '/ar/player/omar-haddad')
    const arabicBack = page.getByRole('link', { name: 'عُد', exact: true })
    await expect(arabicBack).toHaveAttribute('href', '/ar/players')
    await expectAtStart(arabicBack, 'ar')
  },
)
