import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { findOverflowing } from '../support/layout.ts'
import { expect, full, open, test } from '../support/site.ts'
import { codeInput, streamIframe } from '../support/watch.ts'

const showDialog = (page: Page) => expect(page.getByRole('dialog')).toBeVisible()

async function showProblem(page: Page) {
  await codeInput(page).fill('EXPIRE')
  await expect(page.getByText('This code expired at 21:00.')).toBeVisible()
}

async function showErrors(page: Page) {
  await page.getByRole('button', { name: /Contact Us|تواصل معنا/ }).press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: /Send message|أرسل الرسالة/ }).click()
  await expect(dialog.getByRole('alert')).toBeVisible()
}

async function showMenu(page: Page) {
  await page.getByRole('button', { name: /Menu|القائمة/ }).click()
  await showDialog(page)
}

/** Page states after the initial one, which `every-page.spec.ts` covers. */
const views: readonly [address: string, prepare?: (page: Page) => Promise<void>][] = [
  ['/watch', showProblem],
  ['/watch?code=HIGH01', (page) => expect(streamIframe(page)).toBeVisible()],
  ['/watch?code=UKONLY', (page) => expect(page.locator('[data-access="blocked"]')).toBeVisible()],
  ['/live-scores?match=4&tab=bowling'],
  ['/live-scores?match=4&tab=commentary'],
  ['/live-scores?match=1&tab=overs'],
  ['/live-scores?match=2&tab=overs'],
  ['/live-scores?view=fixtures'],
  ['/live-scores?view=points'],
  ['/about', showErrors],
  ['/about', showMenu],
  ['/gallery?category=football'],
  ['/gallery?photo=corniche-cup', showDialog],
  ['/ai-analytics?feature=scheduling', showDialog],
  ['/watch-offline'],
]

for (const prefix of ['', '/ar']) {
  test(`${prefix || '/en'} › passes axe, has large targets and fits`, full, async ({ page }) => {
    for (const [address, prepare] of views) {
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
  })
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
