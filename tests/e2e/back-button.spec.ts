import type { Page } from '@playwright/test'
import { waitForHydration } from '../support/wait-for-hydration.ts'
import { readBuilt } from '../support/built-site.ts'
import { expect, waitForHeader, open, test } from '../support/site.ts'

/** Test browsers cannot emulate `display-mode: standalone`, so this rewrites the query in the style sheets. */
async function asInstalled(page: Page): Promise<void> {
  await page.route('**/*.css', async (route) => {
    // Read from the build, because a fetched response is disposed if the test ends before its body is read.
    const css = readBuilt(new URL(route.request().url()).pathname)
    const body = css.replaceAll(/@media\s*\(display-mode:\s*standalone\)[^{]*\{/g, '@media all{')
    await route.fulfill({ body, contentType: 'text/css' })
  })
}

for (const { prefix, name, first } of [
  { prefix: '', name: 'Go back', first: 'Khalid Al Mansoori' },
  { prefix: '/ar', name: 'عُد', first: 'خالد المنصوري' },
]) {
  test(`installed app: Back uses the history of the app, else goes to the parent page: ${prefix || '/en'}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 700 })
    await asInstalled(page)
    const back = page.getByRole('link', { name, exact: true })

    // Opened directly, so there is no in-app history.
    await open(page, `${prefix}/players`)
    await waitForHeader(page)
    await expect(back).toHaveAttribute('href', `${prefix}/`)
    await waitForHydration(page, 'main a[href$="/player/khalid-al-mansoori"]')
    await page.getByRole('link', { name: first, exact: true }).click()
    await expect(page).toHaveURL(new RegExp(`${prefix}/player/khalid-al-mansoori$`))
    const box = await back.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
    // At the inline-start edge of the header.
    expect((box?.x ?? 0) < 160).toBe(prefix === '')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)

    // The new page moves the focus to its heading after rendering.
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await back.focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`${prefix}/players$`))

    await page.goto('about:blank')
    await open(page, `${prefix}/player/omar-haddad`)
    await waitForHeader(page)
    await expect(back).toHaveAttribute('href', `${prefix}/players`)
  })
}

test('shows no back button in a browser tab, nor on a home page that was opened first', async ({ page }) => {
  await open(page, '/players')
  await expect(page.getByRole('link', { name: 'Go back', exact: true })).toHaveCount(0)
  await asInstalled(page)
  await page.goto('about:blank')
  await open(page, '/')
  await waitForHeader(page)
  await expect(page.getByRole('link', { name: 'Go back', exact: true })).toHaveCount(0)
})
