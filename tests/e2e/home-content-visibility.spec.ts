import type { Page } from '@playwright/test'
import { delayDeferredScripts } from '../support/delay-responses.ts'
import { expect, full, hydrated, open, test, waitForHydration } from '../support/site.ts'

/** Ids of the sections that are not rendered yet. */
const unseen = (page: Page) =>
  page
    .locator('main section[id]')
    .evaluateAll((sections) =>
      sections
        .filter((section) => !section.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }))
        .map(({ id }) => id),
    )

const frames = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))

// The sections hydrate on their own soon after the page, and are all rendered from then on. So this delays that.
test('reserves the height of what is not rendered, and moves no visitor', async ({ page, site }) => {
  await page.setViewportSize({ width: 412, height: 823 })
  let letGo = () => {}
  for (const address of ['/ar/', '/']) {
    // Cancels the requests of the page before, which are held up and occupy all six connections.
    await page.goto('about:blank')
    letGo = delayDeferredScripts(site, address)
    await open(page, address)
    await expect.poll(() => unseen(page), address).toContain('services')
    const covering = await page.locator('main section[id]').evaluateAll((sections) =>
      sections.flatMap((section) => {
        const content = section.lastElementChild?.getBoundingClientRect().bottom ?? 0
        return content > section.getBoundingClientRect().bottom + 1 ? section.id : []
      }),
    )
    expect(covering, address).toEqual([])
  }

  await expect.poll(() => unseen(page)).toContain('app')
  await page.emulateMedia({ media: 'print' })
  await expect.poll(() => unseen(page), 'in print').toEqual([])
  await page.emulateMedia({ media: null })

  await expect.poll(() => page.evaluate(() => window.find('Your code is in your pocket'))).toBe(true)
  const heading = page.getByRole('heading', { name: 'Your code is in your pocket' })
  await expect(heading).toBeInViewport()
  await expect.poll(() => unseen(page)).toContain('services')

  const top = () => heading.evaluate((element) => Math.round(element.getBoundingClientRect().top))
  await frames(page)
  const before = await top()
  letGo()
  await page.mouse.wheel(0, 1)
  await expect.poll(() => unseen(page)).toEqual([])
  await frames(page)
  expect(Math.abs((await top()) - before)).toBeLessThan(5)
})

test('keeps the scroll position by URL, link, Back and reload', full, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  // During a live event, its row is lower than in the prerendered page.
  await page.clock.setFixedTime(new Date('2026-03-01T21:30:00+04:00'))
  const section = page.locator('#sportecoin')
  const top = () => section.evaluate((element) => Math.round(element.getBoundingClientRect().top))
  const scrollThere = () => section.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }))
  const expectBelowHeader = (when: string) =>
    expect.poll(async () => Math.abs((await top()) - 64), when).toBeLessThan(5)

  await open(page, '/#sportecoin')
  await page.waitForLoadState('networkidle')
  await expectBelowHeader('by URL')

  await page.goto('about:blank')
  await open(page, '/ar/')
  await scrollThere()
  await waitForHydration(page, '#sportecoin a')
  // Otherwise the script of the results may load after Back and move the page.
  await waitForHydration(page, 'main nav[aria-label] a')
  await expect.poll(() => unseen(page)).toEqual([])
  await scrollThere()
  await expectBelowHeader('before the link')
  await section.getByRole('link').first().click()
  await expect(page).not.toHaveURL('/ar/')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.goBack()
  await expectBelowHeader('after Back')
  await page.reload()
  await hydrated(page)
  await expectBelowHeader('after a reload')
})
