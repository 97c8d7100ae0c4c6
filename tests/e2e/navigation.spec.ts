import { waitForHydration } from '../support/wait-for-hydration.ts'
import { delayResponses } from '../support/delay-responses.ts'
import { expect, hydrated, open, test } from '../support/site.ts'

test.describe('navigation', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  const scrollY = () => window.scrollY

  test('starts a new page at the top, and Back restores the position', async ({ page }) => {
    await open(page, '/live-scores?match=4')
    await expect(page.getByRole('table')).toBeVisible()
    await page.evaluate(() => scrollTo({ top: 500, behavior: 'instant' }))
    await waitForHydration(page, 'footer a')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click()
    await expect(page).toHaveURL('/blog')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    expect(await page.evaluate(scrollY)).toBe(0)
    const left = await page.evaluate(() => history.length)
    expect(left).toBeGreaterThan(1)
    await page.goBack()
    await expect(page).toHaveURL('/live-scores?match=4')
    await expect.poll(() => page.evaluate(scrollY)).toBeGreaterThan(400)
  })

  // Firefox does not support view transition types, so every navigation starts a transition there.
  test('animates only between pages @chromium', async ({ page }) => {
    await page.addInitScript(() => {
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
    await open(page, '/live-scores')
    await waitForHydration(page, 'main a[href*="tab="]')
    await page.getByRole('link', { name: 'Bowling' }).click()
    await expect(page).toHaveURL('/live-scores?tab=bowling')
    expect(transitions).toBe(0)
    await waitForHydration(page, 'footer a')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click()
    await expect(page).toHaveURL('/blog')
    await expect.poll(() => transitions).toBe(1)
  })

  // https://github.com/TanStack/router/issues/7906: an interrupted transition causes an unhandled rejection.
  test('logs no error when the visitor navigates during a fade-in', async ({ page, trouble }) => {
    await open(page, '/live-scores')
    await page.mouse.move(20, 300)
    await waitForHydration(page, 'footer a')
    const footer = page.getByRole('contentinfo')
    for (const name of ['Blog', 'Help centre']) {
      await footer.getByRole('link', { name }).click()
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    }
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

  test('keeps the scroll position from before hydration', async ({ page, site }) => {
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
  })

  test('keeps the position between views of one page', async ({ page }) => {
    await open(page, '/live-scores')
    await waitForHydration(page, 'main a[href*="tab="]')
    await page.evaluate(() => scrollTo({ top: 200, behavior: 'instant' }))
    await page.getByRole('link', { name: 'Bowling' }).click()
    await expect(page).toHaveURL('/live-scores?tab=bowling')
    expect(await page.evaluate(scrollY)).toBeGreaterThan(100)
  })

  test(
    'scrolls to a section from any page in both languages, repeatedly',
    { tag: '@full' },
    async ({ page }) => {
      for (const prefix of ['', '/ar']) {
        await open(page, `${prefix}/about`)
        for (const round of [1, 2]) {
          // Moving the focus to the new page closes a menu that was opened before that.
          await expect(async () => {
            const closed = page.locator('header details:not([open]) > summary').first()
            if (await closed.isVisible()) await closed.click({ timeout: 500 })
            await page.locator('details[open] a[href$="#services"]').click({ timeout: 2_000 })
          }).toPass()
          await expect(page, `round ${round}`).toHaveURL(`${prefix}/#services`)
        }
      }
    },
  )

  test('responds 404 in the right language for unknown URLs, with a link home', async ({ page, trouble }) => {
    for (const [address, heading, home] of [
      ['/no/such/page', 'Oops! Page not found', 'Return to Home'],
      ['/ar/no/such/page', 'عذرًا! الصفحة غير موجودة', 'عُد إلى الرئيسية'],
    ] as const) {
      const response = await page.goto(address)
      expect(response?.status(), address).toBe(404)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
      await expect
        .poll(() => trouble)
        .toEqual([`error: 404: there is no page at ${address.replace(/^\/ar/, '')}`])
      trouble.length = 0
      await page.getByRole('link', { name: home }).click()
      await expect(page).toHaveURL(address.startsWith('/ar') ? '/ar/' : '/')
    }
  })

  test('redirects the old privacy URL, typed and clicked', async ({ page }) => {
    await open(page, '/privacy-policy')
    await expect(page).toHaveURL('/privacy')
    await page.evaluate(() => history.pushState(null, '', '/privacy-policy'))
    await open(page, '/ar/privacy-policy')
    await expect(page).toHaveURL('/ar/privacy')
  })

  test(
    'works as plain links without script, pages and menus',
    { tag: '@chromium' },
    async ({ browser, site }) => {
      const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url })
      const page = await context.newPage()
      await page.goto('/')
      await page.locator('summary').first().click()
      await page.getByRole('link', { name: 'AI analytics' }).first().click()
      await expect(page).toHaveURL('/ai-analytics')
      await page.getByRole('button', { name: 'Contact Us' }).click()
      await expect(page).toHaveURL(/\/contact\?*$/)
      await page.goto('/live-scores')
      await expect(page.getByRole('cell', { name: '103.85' })).toBeVisible()
      await context.close()
    },
  )
})
