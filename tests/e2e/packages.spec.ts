import type { Page } from '@playwright/test'
import { packageLists, packages } from '@/content/packages.ts'
import { waitForHydration } from '../support/wait-for-hydration.ts'
import { expectAccessible } from '../support/axe.ts'
import { expect, open, test } from '../support/site.ts'
import { specifiedServices } from '../support/specified-addresses.ts'

const sections = ['services', 'packages', 'partners', 'deliverables', 'sportecoin', 'app'] as const

/** `sporte-event-crm` is channel 5.2, beside the fifth service, and has no card. */
const cards = specifiedServices.filter((id) => id !== 'sporte-event-crm')

/** The number of list items in print, where each card shows all of them. */
const everyLine =
  packages.length + packages.flatMap((tier) => packageLists.flatMap((list) => tier[list])).length

const gold = (page: Page) => page.locator('#package-gold')

/** Scrolls to the packages and waits for hydration. */
async function openPackages(page: Page, address: string): Promise<void> {
  await open(page, address)
  await page.locator('#packages').scrollIntoViewIfNeeded()
  await waitForHydration(page, '#packages button')
}

test.describe('packages', () => {
  test.use({
    viewport: { width: 1440, height: 900 },
  })

  test('show three items of a list and the rest on request, also without script', async ({
    browser,
    site,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url })
    const page = await context.newPage()
    for (const [address, more, less, note] of [
      ['/', 'Show More', 'Show Less', '+8 more items'],
      ['/ar/', 'اعرض المزيد', 'اعرض أقل', 'و8 عناصر أخرى'],
    ] as const) {
      await page.goto(address)
      const items = gold(page).locator('li:visible')
      await expect(items).toHaveCount(9)
      await expect(gold(page).getByText(note)).toBeVisible()

      await gold(page).locator('summary', { hasText: more }).click()
      await expect(items).toHaveCount(29)
      await expect(gold(page).getByText(note)).toBeHidden()
      await expect(page.locator('#package-silver li:visible')).toHaveCount(9)

      await gold(page).locator('summary', { hasText: less }).click()
      await expect(items).toHaveCount(9)
    }
    await context.close()
  })

  test('have a URL each that works from any page', { tag: '@full' }, async ({ page }) => {
    for (const prefix of ['', '/ar']) {
      await open(page, `${prefix}/#package-gold`)
      await expect(gold(page)).toBeInViewport({ ratio: 0.5 })

      await open(page, `${prefix}/about`)
      await page.evaluate((address) => {
        history.pushState(null, '', address)
        dispatchEvent(new PopStateEvent('popstate'))
      }, `${prefix}/#package-gold`)
      await expect(gold(page)).toBeInViewport({ ratio: 0.5 })
      await expect(gold(page)).toHaveAttribute('data-named', 'true')
      await expect(page.locator('[data-named="true"]')).toHaveCount(1)
    }
  })

  test('compare side by side under a URL', { tag: '@full' }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    for (const [prefix, compare, close, row] of [
      ['', 'Compare packages', 'Close the comparison', 'Broadcast cameras 3 5 8 8'],
      ['/ar', 'قارن الباقات', 'أغلق المقارنة', 'كاميرات البث 3 5 8 8'],
    ] as const) {
      await openPackages(page, `${prefix}/`)
      const table = page.locator('#packages table')
      await expect(table).toBeHidden()
      await page.locator('summary', { hasText: compare }).click()
      await expect(table.getByRole('row', { name: row })).toBeVisible()
      await expect(page).toHaveURL(`${prefix}/#compare`)
      const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(excess).toBeLessThanOrEqual(0)

      await page.goto('about:blank')
      await open(page, `${prefix}/#compare`)
      await expect(table).toBeVisible()
      await expectAccessible(page, `${prefix}/#compare`)

      await page.emulateMedia({ media: 'print' })
      await expect(page.locator('#packages li:visible')).toHaveCount(everyLine)
      await expect(page.locator('#partners')).toBeHidden()
      await page.emulateMedia({ media: null })

      await page.locator('summary', { hasText: close }).click()
      await expect(table).toBeHidden()
      await expect(page).toHaveURL(`${prefix}/`)
    }
  })
})

test('lower sections keep their order, and every service links to its page', async ({ page }) => {
  for (const prefix of ['', '/ar']) {
    await open(page, `${prefix}/`)
    const ids = await page.locator('main section[id]').evaluateAll((all) => all.map(({ id }) => id))
    expect(ids.filter((id) => sections.some((section) => section === id))).toEqual(sections)
    const links = await page
      .locator('#services li a')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    expect(links).toEqual(cards.map((id) => `${prefix}/service/${id}`))
  }
})
