import { delayResponses } from '../support/delay-responses.ts'
import { expect, hydrated, open, test, waitForHydration } from '../support/site.ts'

test.describe('navigation', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  const scrollY = () => window.scrollY

  test('keeps the scroll position before hydration, between views and on Back; a new page starts at the top', async ({
    page,
    site,
  }) => {
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
    await waitForHydration(page, 'footer a')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click()
    await expect(page).toHaveURL('/blog')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    expect(await page.evaluate(scrollY)).toBe(0)
    await page.goBack()
    await expect(page).toHaveURL('/live-scores?tab=bowling')
    await expect.poll(() => page.evaluate(scrollY)).toBeGreaterThan(400)
  })

  // https://github.com/TanStack/router/issues/7906: an interrupted transition causes an unhandled rejection.
  test('animates only between pages, and logs no error when the visitor navigates during a fade-in', async ({
    page,
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
    await open(page, '/live-scores')
    await waitForHydration(page, 'main a[href*="tab="]')
    await page.getByRole('link', { name: 'Bowling' }).click()
    await expect(page).toHaveURL('/live-scores?tab=bowling')
    await page.mouse.move(20, 300)
    await waitForHydration(page, 'footer a')
    const footer = page.getByRole('contentinfo')
    for (const [index, name] of ['Blog', 'Help centre'].entries()) {
      await footer.getByRole('link', { name }).click()
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
      // Firefox does not support view transition types, so every navigation starts a transition there.
      if (browserName === 'chromium') await expect.poll(() => transitions).toBe(index + 1)
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

  test('redirects the old privacy URL, and responds 404 in the right language for unknown ones', async ({
    page,
    trouble,
  }) => {
    await open(page, '/privacy-policy')
    await expect(page).toHaveURL('/privacy')
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

  test(
    'works without script: links, menus, the contact button and the lists of packages',
    { tag: '@chromium' },
    async ({ browser, site }) => {
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

      const gold = page.locator('#package-gold')
      for (const [address, more, less, note] of [
        ['/', 'Show More', 'Show Less', '+8 more items'],
        ['/ar/', 'اعرض المزيد', 'اعرض أقل', 'و8 عناصر أخرى'],
      ] as const) {
        await page.goto(address)
        const items = gold.locator('li:visible')
        await expect(items, address).toHaveCount(9)
        await expect(gold.getByText(note)).toBeVisible()
        await gold.locator('summary', { hasText: more }).click()
        await expect(items, address).toHaveCount(29)
        await expect(gold.getByText(note)).toBeHidden()
        await expect(page.locator('#package-silver li:visible')).toHaveCount(9)
        await gold.locator('summary', { hasText: less }).click()
        await expect(items, address).toHaveCount(9)
      }
      await context.close()
    },
  )
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

  // Closing the menu goes back in the history, which does not cancel a link to another document.
  await open(page, '/players')
  await hydrated(page)
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'العربية' }).click()
  await expect(page).toHaveURL('/ar/players')
  await page.evaluate(() => localStorage.clear())
  await open(page, '/about?from=card#story')
  await hydrated(page)

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
})
