import type { Page } from '@playwright/test'
import { expect, full, open, test, waitForHeader, waitForHydration } from '../support/site.ts'
import { streamIframe } from '../support/watch.ts'

/** Dispatches events that lead to developer tools and returns those that the page did not block. */
async function letThrough(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const keys = [
      { key: 'F12', code: 'F12' },
      { key: 'ع', code: 'KeyU', metaKey: true },
    ]
    const main = document.querySelector('main') ?? document.body
    const press = (name: string, event: Event) => (main.dispatchEvent(event) ? [name] : [])
    return [
      ...keys.flatMap((init) =>
        press(init.key, new KeyboardEvent('keydown', { ...init, bubbles: true, cancelable: true })),
      ),
      ...press('contextmenu', new MouseEvent('contextmenu', { bubbles: true, cancelable: true })),
      ...press('dragstart', new DragEvent('dragstart', { bubbles: true, cancelable: true })),
    ]
  })
}

/** Simulates developer tools docked at the side. */
const dock = (page: Page) =>
  page.evaluate(() =>
    Object.defineProperty(window, 'innerWidth', { value: outerWidth - 400, configurable: true }),
  )

test('developer tools › cover the stream, and are hard to open', full, async ({ page }) => {
  await page.clock.install()
  await open(page, '/watch?code=LIVE01')
  await expect(streamIframe(page)).toBeVisible()
  const overlay = page.getByRole('heading', { name: 'Developer Tools Detected' })
  await expect(overlay).toBeHidden()
  await dock(page)
  await expect(overlay).toBeVisible()
  await expect(page.getByText('Please close Developer Tools to continue watching.')).toBeVisible()
  await expect(streamIframe(page)).toHaveAttribute('inert', '')
  await page.evaluate(() => Object.defineProperty(window, 'innerWidth', { value: outerWidth }))
  await page.clock.runFor(4_000)
  await expect(overlay).toBeHidden()
  await test.step('keys, context menu and dragging are blocked on this page only, except in fields', async () => {
    await expect.poll(() => letThrough(page)).toEqual([])
    await waitForHeader(page)
    await page.getByRole('banner').getByRole('button', { name: 'Search' }).click()
    const dialog = page.getByRole('dialog')
    // The site has no rich-text fields, but browser extensions add some.
    await dialog.evaluate((element) => {
      const note = document.createElement('p')
      note.contentEditable = 'true'
      note.textContent = 'A note'
      element.append(note)
    })
    const blocked = await dialog.evaluate((element) => {
      const note = element.querySelector('[contenteditable]')
      const places = [...element.querySelectorAll('input, textarea, select'), note, note?.firstChild]
      const isLetThrough = (place: Node | null | undefined, event: Event) => place?.dispatchEvent(event)
      const init = { bubbles: true, cancelable: true }
      return places
        .filter(
          (place) =>
            !isLetThrough(place, new MouseEvent('contextmenu', init)) ||
            !isLetThrough(place, new DragEvent('dragstart', init)),
        )
        .map((place) => place?.nodeName)
    })
    expect(blocked).toEqual([])

    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await waitForHydration(page, 'footer a')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click()
    await expect(page).toHaveURL('/blog')
    await expect.poll(() => letThrough(page)).toHaveLength(4)
  })

  await open(page, '/watch?code=LIVE01&debug=1')
  await expect(streamIframe(page)).toBeVisible()
  await expect(page).toHaveURL('/watch?debug=1')
  expect(await letThrough(page)).toHaveLength(4)
  await dock(page)
  await page.clock.runFor(5_000)
  await expect(overlay).toBeHidden()
})
