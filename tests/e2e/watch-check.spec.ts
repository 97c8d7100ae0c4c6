import type { Page } from '@playwright/test'
import { waitForHydration } from '../support/wait-for-hydration.ts'
import { expect, open, test } from '../support/site.ts'

const section = (page: Page) => page.getByRole('region', { name: /Check my device|افحص جهازي/ })
const row = (page: Page, check: string) => section(page).locator(`[data-check=${check}]`)

async function check(page: Page, address = '/watch'): Promise<void> {
  await open(page, address)
  await section(page).getByRole('button').click()
  await expect(section(page).getByRole('button', { name: /Run again|أعد الفحص/ })).toBeVisible()
}

test.describe('device check', () => {
  // Tests can read the clipboard only in Chromium.
  test(
    'requests nothing before the press, then reports success once',
    { tag: '@chromium' },
    async ({ page, site, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      const asked: string[] = []
      page.on('request', (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`))
      await open(page, '/watch#check')
      await expect(section(page)).toBeInViewport()
      await expect(row(page, 'region')).toContainText('Which country does your connection come from?')
      await page.waitForLoadState('networkidle')
      expect(asked.filter((request) => !/^GET \/(?:assets|icons)\//.test(request))).toEqual(['GET /watch'])

      await section(page).getByRole('button', { name: 'Run the check' }).click()
      await expect(section(page)).toContainText('Ready to watch. All checks passed.')
      await expect(page.locator('#announcer')).toContainText('Ready to watch.')
      await expect(section(page).locator('[data-outcome=fine]')).toHaveCount(6)
      await expect(row(page, 'network')).toContainText(/Our server answered in \d+ milliseconds?\./)
      await expect(row(page, 'region')).toContainText('United Arab Emirates.')
      expect(site.sandbox.codes.received).toEqual([])
      expect(await page.locator('iframe').count()).toBe(0)

      await section(page).getByRole('button', { name: 'Copy report' }).click()
      await expect(page.getByText('Report copied')).toBeVisible()
      const report = await page.evaluate(() => navigator.clipboard.readText())
      expect(report).toMatch(/^Sporte device check, \d{4}-\d\d-\d\d \d\d:\d\d UTC\nReady to watch\./)
      expect(report).toContain('Clock: Pass. Your clock is right.')
      expect(report).not.toContain('United Arab Emirates')
    },
  )

  test('shows what to do offline, and passes on a second run', async ({ page, context }) => {
    await open(page, '/watch')
    await section(page).scrollIntoViewIfNeeded()
    await waitForHydration(page, '#check button')
    await context.setOffline(true)
    const button = section(page).getByRole('button').first()
    await button.click()
    await expect(row(page, 'network')).toContainText('Won’t play')
    await expect(row(page, 'network')).toContainText(
      'You’re offline. Connect this device, then run the check again.',
    )
    await expect(row(page, 'clock')).toContainText('Not checked')
    await expect(section(page)).toContainText('Not ready yet. One thing to fix before the bell.')
    await expect(page.locator('#announcer')).toContainText('Not ready yet.')
    await context.setOffline(false)
    await button.press('Enter')
    await expect(section(page)).toContainText('Ready to watch.')
    await expect(button).toBeFocused()
  })

  test('reports a wrong clock, in Arabic too', async ({ page, site }) => {
    site.sandbox.geo.country = 'SA'
    await page.clock.install({ time: Date.now() + 7 * 60_000 })
    await check(page, '/ar/watch')
    await expect(row(page, 'clock')).toContainText('ساعة جهازك متقدمة والفرق 7 دقائق')
    await expect(row(page, 'region')).toContainText('المملكة العربية السعودية')
    await expect(section(page)).toContainText('جهازك جاهز للمشاهدة.')
    await page.clock.setSystemTime(Date.now() - 3 * 3_600_000)
    await section(page).getByRole('button').first().click()
    await expect(row(page, 'clock')).toContainText('متأخرة والفرق 3 ساعات')
  })

  test('reports denied storage and an unknown region as warnings only', async ({ page, site }) => {
    site.sandbox.geo.country = 'fail'
    await page.addInitScript(() => {
      const deny = () => {
        throw new DOMException('Access is denied', 'SecurityError')
      }
      for (const name of ['localStorage', 'indexedDB']) Object.defineProperty(window, name, { get: deny })
    })
    await check(page)
    await expect(row(page, 'storage')).toContainText('Your browser can’t save your code')
    await expect(row(page, 'region')).toContainText('We couldn’t detect your country.')
    await expect(section(page)).toContainText('Ready to watch.')
  })

  test('reports a removed frame, missing video and a silent code service', async ({ page }) => {
    await page.route('**/user/validateCode', (route) => route.abort())
    await page.addInitScript(() => {
      new MutationObserver(() => {
        for (const frame of document.querySelectorAll('iframe')) frame.remove()
      }).observe(document, { subtree: true, childList: true })
      MediaSource.isTypeSupported = () => false
      HTMLMediaElement.prototype.canPlayType = () => ''
    })
    await check(page)
    await expect(row(page, 'frame')).toContainText('Something is blocking the player')
    await expect(row(page, 'video')).toContainText('This browser can’t play live video.')
    await expect(row(page, 'network')).toContainText('The code service isn’t responding')
    await expect(section(page)).toContainText('Not ready yet. 3 things to fix before the bell.')
  })

  test('shows the report as text without clipboard access', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined })
    })
    await check(page)
    await section(page).getByRole('button', { name: 'Copy report' }).click()
    await expect(section(page).getByRole('group')).toContainText(
      'Region: Pass. Detected (not included in this report).',
    )
  })
})
