import { delayResponses } from '../support/delay-responses.ts'
import { expect, hydrated, open, test, waitForHydration } from '../support/site.ts'

test.use({ viewport: { width: 1440, height: 900 } })

const scrollY = () => window.scrollY

// https://github.com/TanStack/router/issues/7906: an interrupted transition causes an unhandled rejection.
test('keeps the scroll position, and animates between pages only', async ({
  page,
  site,
  trouble,
  browserName,
}) => {
  await page.addInitScript(() => {
    if (!('startViewTransition' in document)) return // older Firefox
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (update) => {
      console.info('transition')
      return start(update)
    }
  })
  let transitions = 0
  page.on('console', (message) => {
    if (message.text() === 'transition') transitions += 1
  })
  const arrive = delayResponses(site, '/assets/libraries-')
  await page.goto('/live-scores', { waitUntil: 'commit' })
  // Waits until the page is tall enough to scroll.
  await page.waitForFunction(() => {
    scrollTo({ top: 300, behavior: 'instant' })
    return window.scrollY === 300
  })
  arrive()
  await hydrated(page)
  expect(await page.evaluate(scrollY)).toBe(300)

  await waitForHydration(page, 'main a[href*="tab="]')
  await page.evaluate(() => scrollTo({ top: 200, behavior: 'instant' }))
  await page.getByRole('link', { name: 'Bowling' }).click()
  await expect(page).toHaveURL('/live-scores?tab=bowling')
  await expect(page.getByRole('link', { name: 'Bowling' })).toHaveAttribute('aria-current')
  expect(await page.evaluate(scrollY)).toBeGreaterThan(100)

  await page.evaluate(() => scrollTo({ top: 500, behavior: 'instant' }))
  await page.mouse.move(20, 300)
  await waitForHydration(page, 'footer a')
  const footer = page.getByRole('contentinfo')
  await footer.getByRole('link', { name: 'Blog' }).click()
  await expect(page).toHaveURL('/blog')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(await page.evaluate(scrollY)).toBe(0)
  // Firefox does not support view transition types, so every navigation starts a transition there.
  if (browserName === 'chromium') await expect.poll(() => transitions).toBe(1)
  await page.goBack()
  await expect(page).toHaveURL('/live-scores?tab=bowling')
  await expect.poll(() => page.evaluate(scrollY)).toBeGreaterThan(400)

  await footer.getByRole('link', { name: 'Help centre' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  // Both pages are loaded, so going back and forward takes less time than a transition.
  await page.evaluate(async () => {
    for (let round = 0; round < 5; round += 1) {
      history.back()
      await new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))
      await new Promise((resolve) => setTimeout(resolve, 8))
      history.forward()
      await new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))
      await new Promise((resolve) => setTimeout(resolve, 8))
    }
  })
  await expect(page).toHaveURL('/help')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(trouble).toEqual([])
})

test('works without script', { tag: '@chromium' }, async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url })
  const page = await context.newPage()
  await page.goto('/')
  await page.locator('summary').first().click()
  await page.getByRole('link', { name: 'AI analytics' }).first().click()
  await expect(page).toHaveURL('/ai-analytics')
  await page.getByRole('button', { name: 'Contact Us' }).press('Enter')
  await expect(page).toHaveURL(/\/contact\?*$/)
  await page.goto('/live-scores')
  await expect(page.getByRole('cell', { name: '103.85' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)

  await page.goto('/ar/')
  const gold = page.locator('#package-gold')
  const items = gold.locator('li:visible')
  const note = gold.getByText('و8 عناصر أخرى')
  await expect(items).toHaveCount(9)
  await expect(note).toBeVisible()
  await gold.locator('summary', { hasText: 'اعرض المزيد' }).click()
  await expect(items).toHaveCount(29)
  await expect(note).toBeHidden()
  await expect(page.locator('#package-silver li:visible')).toHaveCount(9)
  await gold.locator('summary', { hasText: 'اعرض أقل' }).click()
  await expect(items).toHaveCount(9)
  await page.getByRole('button', { name: 'تواصل معنا' }).press('Enter')
  await expect(page).toHaveURL(/\/ar\/contact\?*$/)
  await context.close()
})

test('Back › closes a dialog and stays on the page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const dialogs = page.locator('dialog[open]')
  const heading = page.getByRole('heading', { level: 1 })
  await open(page, '/about?from=card#story')
  await hydrated(page)

  for (const name of ['Contact Us', 'Search', 'Menu']) {
    await page.getByRole('button', { name, exact: true }).first().press('Enter')
    await expect(dialogs, name).toBeVisible()
    await page.goBack()
    await expect(dialogs, name).toHaveCount(0)
    await expect(page, name).toHaveURL('/about?from=card#story')
  }

  // Closed otherwise, the dialog leaves no entry behind.
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Live Scores' }).click()
  await expect(page).toHaveURL('/live-scores')
  await expect(heading).toBeFocused()
  await expect(dialogs).toHaveCount(0)
  await page.getByRole('button', { name: 'Search', exact: true }).first().click()
  await expect(dialogs).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialogs).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL('/about?from=card#story')
  await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).not.toContain('hasDialog')
  await page.goForward()
  await expect(page).toHaveURL('/live-scores')

  // Closing the menu goes back in the history, which does not cancel a link to another document.
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'العربية' }).click()
  await expect(page).toHaveURL('/ar/live-scores')
})
