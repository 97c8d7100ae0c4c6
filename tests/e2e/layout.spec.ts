import type { Locator } from '@playwright/test'
import { expect, full, open, openActive, test, waitForHeader, waitForHydration } from '../support/site.ts'

const desktop = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }

async function sizeOf(box: Locator): Promise<[number, number]> {
  const { width = 0, height = 0 } = (await box.boundingBox()) ?? {}
  return [Math.round(width), Math.round(height)]
}

test('menus: work by keyboard', async ({ page }) => {
  await page.setViewportSize(desktop)
  await open(page, '/')
  await waitForHeader(page)
  const main = page.getByRole('navigation', { name: 'Main' })
  await main.locator('summary').focus()
  await page.keyboard.press('Enter')
  const inMenu = main.getByRole('link', { name: 'AI analytics' })
  await expect(inMenu).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(inMenu).toBeHidden()

  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByText('Coming Soon!')).toBeVisible()
  await expect(page.getByText('Login and registration features will be available soon.')).toBeVisible()
})

/** Texts under a fixed part of the page. */
function coveredTexts(): string[] {
  const fixed = [...document.querySelectorAll('body *')].filter(
    (element) => getComputedStyle(element).position === 'fixed' && element.getBoundingClientRect().bottom > 0,
  )
  const walker = document.createTreeWalker(
    document.querySelector('main') ?? document.body,
    NodeFilter.SHOW_TEXT,
  )
  const covered: string[] = []
  while (walker.nextNode()) {
    const node = walker.currentNode
    if (fixed.some((part) => part.contains(node)) || !node.parentElement?.checkVisibility()) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const isUnder = [...range.getClientRects()].some((text) =>
      fixed.some((part) => {
        const box = part.getBoundingClientRect()
        return (
          text.width > 1 &&
          box.left < text.right &&
          box.right > text.left &&
          box.top < text.bottom &&
          box.bottom > text.top
        )
      }),
    )
    if (isUnder) covered.push(node.textContent ?? '')
  }
  return covered
}

test('bottom bar and contact tab: cover nothing, and work by keyboard', async ({ page }) => {
  const contact = page.getByRole('button', { name: /^(?:Contact Us|تواصل معنا)$/ })
  for (const address of ['/contact', '/ar/players', '/login', '/ar/plan']) {
    await open(page, address)
    for (const width of [390, 1152, 1440, 1920]) {
      await page.setViewportSize({ width, height: 700 })
      await page.evaluate(() => scrollTo({ top: 1e6, behavior: 'instant' }))
      await expect(contact).toBeInViewport({ ratio: 1 })
      expect(await page.evaluate(coveredTexts), `${address} at ${width} px`).toEqual([])
    }
  }
  // Legal pages have four places, and a low window shows the bar at the end of the page.
  await page.setViewportSize({ width: 844, height: 390 })
  await open(page, '/about')
  const bar = page.getByRole('navigation', { name: 'Shortcuts' })
  await expect(contact).toBeInViewport({ ratio: 1 })
  await expect(bar).not.toBeInViewport()
  await page.evaluate(() => scrollTo({ top: 1e6, behavior: 'instant' }))
  await expect(bar).toBeInViewport({ ratio: 0.99 })
  await expect(contact).not.toBeInViewport()
  await page.setViewportSize(phone)
  await bar.getByRole('link', { name: 'Events' }).press('Enter')
  await expect(page).toHaveURL('/events')
  await expect(bar.getByRole('link', { name: 'Events' })).toHaveAttribute('aria-current', 'page')
  await open(page, '/terms')
  await expect(bar.getByRole('link')).toHaveText(['Home', 'Live scores', 'Watch', 'Events'])
  await expect(contact).toHaveCount(0)
})

test('phone on its side: shows first what the page is for', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 })
  for (const [address, ...wanted] of [
    ['/', '#home h1', '#home h1 + p', '#home .row a'],
    ['/ar', '#home h1', '#home h1 + p', '#home .row a'],
    ['/event/battle-of-the-burj', 'h1'],
    ['/ar/event/emirates-sixes', 'h1'],
    ['/service/blockchain-fan-interaction', 'h1', 'main .row button'],
    ['/login', 'h1', 'form label', 'form input'],
    ['/battleofburj', 'h1'],
  ] as const) {
    await open(page, address)
    for (const each of wanted)
      await expect(page.locator(each).first(), `${address}: ${each}`).toBeInViewport({ ratio: 1 })
  }
  await openActive(page, '/')
  await waitForHydration(page, '#home [role=group] button')
  await page.locator('#home .row a').last().press('Tab')
  await expect(page.locator('#home [role=group] button').first()).toBeFocused()
})

test('ad slots: keep their size and are hidden where they do not fit', full, async ({ page }) => {
  const ad = (name: string) => page.getByRole('complementary', { name, exact: true, includeHidden: true })
  const between = ad('Advertisement between the events')
  await page.setViewportSize(desktop)
  await open(page, '/events')
  await between.scrollIntoViewIfNeeded()
  expect(await sizeOf(between)).toEqual([728, 120])
  await page.setViewportSize(phone)
  await expect(between).toBeHidden()

  const [large, rail] = [ad('Advertisement'), ad('Advertisement beside the page')]
  await page.setViewportSize(desktop)
  await open(page, '/')
  await expect(rail).toBeHidden()
  await page.setViewportSize({ width: 2240, height: 1100 })
  const content = (await page.locator('#events > div').boundingBox()) ?? { x: 0, width: 0 }
  expect((await rail.boundingBox())?.x).toBeGreaterThan(content.x + content.width)

  await page.setViewportSize({ width: 360, height: 780 })
  expect((await sizeOf(large))[1]).toBe(250)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
})
