import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { findOverflowing } from '../support/layout.ts'
import { expect, open, test } from '../support/site.ts'
import { codeInput, streamIframe } from '../support/watch.ts'

type View = { address: string; prepare?: (page: Page) => Promise<void> }

/** Page states after the initial one, which `every-page.spec.ts` covers. */
const views: readonly View[] = [
  {
    address: '/watch',
    prepare: async (page) => {
      await codeInput(page).fill('EXPIRE')
      await expect(page.getByText('This code expired at 21:00.')).toBeVisible()
    },
  },
  {
    address: '/watch?code=HIGH01',
    prepare: (page) => expect(streamIframe(page)).toBeVisible(),
  },
  {
    address: '/watch?code=UKONLY',
    prepare: (page) => expect(page.locator('[data-access="blocked"]')).toBeVisible(),
  },
  { address: '/live-scores?match=4&tab=bowling' },
  { address: '/live-scores?match=4&tab=commentary' },
  { address: '/live-scores?match=1&tab=overs' },
  { address: '/live-scores?match=2&tab=overs' },
  { address: '/live-scores?view=fixtures' },
  { address: '/live-scores?view=points' },
  {
    address: '/about',
    prepare: async (page) => {
      await page.getByRole('button', { name: /Contact Us|تواصل معنا/ }).press('Enter')
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('button', { name: /Send message|أرسل الرسالة/ }).click()
      await expect(dialog.getByRole('alert')).toBeVisible()
    },
  },
  {
    address: '/about',
    prepare: async (page) => {
      await page.getByRole('button', { name: /Menu|القائمة/ }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  { address: '/gallery?category=football' },
  {
    address: '/gallery?photo=corniche-cup',
    prepare: (page) => expect(page.getByRole('dialog')).toBeVisible(),
  },
  {
    address: '/ai-analytics?feature=scheduling',
    prepare: (page) => expect(page.getByRole('dialog')).toBeVisible(),
  },
  { address: '/watch-offline' },
]

for (const prefix of ['', '/ar']) {
  test(
    `passes axe, has large targets and does not scroll sideways: ${prefix || '/en'}`,
    { tag: '@full' },
    async ({ page }) => {
      for (const { address, prepare } of views) {
        await page.setViewportSize({ width: 412, height: 823 })
        if (address === '/watch-offline') {
          // If the watch page were reachable, it would replace this one.
          await page.route('**/watch', (route) => route.abort())
          await page.goto(prefix + address)
        } else await open(page, prefix + address)
        await page.waitForLoadState('networkidle')
        await prepare?.(page)
        await expectAccessible(page, prefix + address)
        expect(await smallTargets(page), address).toEqual([])
        await page.setViewportSize({ width: 320, height: 640 })
        expect(await findOverflowing(page), address).toEqual([])
      }
    },
  )
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
