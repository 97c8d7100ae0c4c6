import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { expect, open, test } from '../support/site.ts'
import { codeInput, streamFrame } from '../support/watch.ts'

type View = {
  name: string
  address: string
  prepare?: (page: Page) => Promise<void>
  /** Whether the quick suite also runs it in Arabic. */
  inArabic?: boolean
}

/** Page states after the initial one, which `every-page.spec.ts` covers. */
const views: readonly View[] = [
  {
    name: 'watch, refused',
    address: '/watch',
    prepare: async (page) => {
      await codeInput(page).fill('EXPIRE')
      await expect(page.getByText('This code expired at 21:00.')).toBeVisible()
    },
  },
  {
    name: 'watch, playing',
    address: '/watch?code=HIGH01',
    prepare: (page) => expect(streamFrame(page)).toBeVisible(),
  },
  {
    name: 'watch, blocked',
    address: '/watch?code=UKONLY',
    prepare: (page) => expect(page.locator('[data-access="blocked"]')).toBeVisible(),
  },
  { name: 'scores, bowling', address: '/live-scores?match=4&tab=bowling' },
  { name: 'scores, commentary', address: '/live-scores?match=4&tab=commentary' },
  { name: 'scores, charts', address: '/live-scores?match=1&tab=overs' },
  { name: 'scores, illustration', address: '/live-scores?match=2&tab=overs', inArabic: true },
  { name: 'scores, fixtures', address: '/live-scores?view=fixtures' },
  { name: 'scores, points', address: '/live-scores?view=points' },
  {
    name: 'enquiry dialog with errors',
    address: '/about',
    prepare: async (page) => {
      await page.getByRole('button', { name: /Contact Us|تواصل معنا/ }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('button', { name: /Send message|أرسل الرسالة/ }).click()
      await expect(dialog.getByRole('alert')).toBeVisible()
    },
  },
  {
    name: 'mobile menu',
    inArabic: true,
    address: '/about',
    prepare: async (page) => {
      await page.getByRole('button', { name: /Menu|القائمة/ }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  { name: 'gallery, filtered', address: '/gallery?category=football' },
  {
    name: 'gallery, photo',
    address: '/gallery?photo=corniche-cup',
    prepare: (page) => expect(page.getByRole('dialog')).toBeVisible(),
  },
  {
    name: 'AI feature',
    address: '/ai-analytics?feature=scheduling',
    prepare: (page) => expect(page.getByRole('dialog')).toBeVisible(),
  },
  { name: 'stand-in for watch', address: '/watch-offline' },
]

test.use({ viewport: { width: 412, height: 823 } })

for (const prefix of ['', '/ar']) {
  for (const { name, address, prepare, inArabic } of views) {
    test(
      `passes axe, has large targets and does not scroll sideways: ${prefix || '/en'} ${name}`,
      { tag: prefix && !inArabic ? '@full' : [] },
      async ({ page }) => {
        if (address === '/watch-offline') {
          // If the watch page were reachable, it would replace this one.
          await page.route('**/watch', (route) => route.abort())
          await page.goto(prefix + address)
        } else await open(page, prefix + address)
        await page.waitForLoadState('networkidle')
        await prepare?.(page)
        await expectAccessible(page, `${prefix}${address} (${name})`)
        expect(await smallTargets(page)).toEqual([])
        await page.setViewportSize({ width: 320, height: 640 })
        const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        expect(excess).toBeLessThanOrEqual(0)
      },
    )
  }
}

/** Targets below 44 px, except links inside a line of text. */
function smallTargets(page: Page) {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: false }))
      .filter((element) => getComputedStyle(element).display !== 'inline' || element.tagName !== 'A')
      .filter((element) => !element.closest('[inert]') && element.getBoundingClientRect().bottom > 0)
      .map((element) => ({
        text: element.outerHTML.slice(0, 90),
        height: element.getBoundingClientRect().height,
      }))
      .filter(({ height }) => height < 44 && height > 0),
  )
}
