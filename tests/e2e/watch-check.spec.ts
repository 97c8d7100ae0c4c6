import type { Page } from '@playwright/test'
import { expect, open, test } from '../support/site.ts'

const section = (page: Page) => page.getByRole('region', { name: 'Check my device' })
const row = (page: Page, check: string) =>
  section(page)
    .getByRole('listitem')
    .filter({ has: page.locator(`[data-check=${check}]`) })
const again = (page: Page) => section(page).getByRole('button', { name: 'Run again' })

test('requests nothing before the press, and shows what to do offline', async ({ page, site, context }) => {
  // Without a clipboard, the report is displayed.
  // The browser answers for its machine.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined })
    Object.assign(navigator.mediaCapabilities, {
      decodingInfo: async () => ({ supported: true, smooth: true }),
    })
  })
  const asked: string[] = []
  page.on('request', (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`))
  await open(page, '/watch#check')
  await expect(section(page)).toBeInViewport()
  await expect(row(page, 'region')).toContainText('Which country does your connection come from?')
  await page.waitForLoadState('networkidle')
  expect(
    asked.filter((request) => !/^GET \/(?:assets|icons|sandbox\/(?:card|status)$)/.test(request)),
  ).toEqual(['GET /watch'])

  await section(page).getByRole('button', { name: 'Run the check' }).click()
  await expect(section(page)).toContainText('Ready to watch. All checks passed.')
  await expect(page.locator('#announcer')).toContainText('Ready to watch.')
  await expect(section(page).locator('[data-outcome=fine]')).toHaveCount(6)
  await expect(row(page, 'network')).toContainText(/Our server answered in \d+ milliseconds?\./)
  await expect(row(page, 'region')).toContainText('United Arab Emirates.')
  await expect(row(page, 'video')).toContainText('live streams smoothly.')
  expect(site.sandbox.codes.received).toEqual([])
  expect(await page.locator('iframe').count()).toBe(0)

  await section(page).getByRole('button', { name: 'Copy report' }).click()
  const report = section(page).getByRole('group').locator('pre')
  await expect(report).toHaveText(/^Sporte device check, \d{4}-\d\d-\d\d \d\d:\d\d UTC\nReady to watch\./)
  await expect(report).toContainText('Clock: Pass. Your clock is right.')
  await expect(report).toContainText('Region: Pass. Detected (not included in this report).')
  await expect(report).not.toContainText('United Arab Emirates')

  await context.setOffline(true)
  await again(page).click()
  await expect(row(page, 'network')).toContainText('Fix this')
  await expect(row(page, 'network')).toContainText(
    'You’re offline. Connect this device, then run the check again.',
  )
  await expect(row(page, 'clock')).toContainText('Not checked')
  await expect(section(page)).toContainText('Not ready yet. One thing to fix before the bell.')
  await expect(page.locator('#announcer')).toContainText('Not ready yet.')
  await context.setOffline(false)
  await again(page).press('Enter')
  await expect(section(page)).toContainText('Ready to watch.')
  await expect(again(page)).toBeFocused()
})

test('names every problem at once', async ({ page, site }) => {
  site.sandbox.geo.country = 'fail'
  await page.route('**/user/validateCode', (route) => route.abort())
  await page.addInitScript(() => {
    new MutationObserver(() => {
      for (const frame of document.querySelectorAll('iframe')) frame.remove()
    }).observe(document, { subtree: true, childList: true })
  })
  await page.clock.install({ time: Date.now() + 7 * 60_000 })
  await open(page, '/watch')
  await expect(row(page, 'frame')).toBeHidden()
  await section(page).getByRole('heading').click()
  await section(page).getByRole('button').click()
  await expect(again(page)).toBeVisible()
  await expect(row(page, 'frame')).toContainText('Something is blocking the player')
  await expect(row(page, 'network')).toContainText('The code service isn’t responding')
  await expect(row(page, 'clock')).toContainText('Your clock is 7 minutes fast')
  // The region is a warning, which does not count as a thing to fix.
  await expect(row(page, 'region')).toContainText('We couldn’t detect your country.')
  await expect(section(page)).toContainText('Not ready yet. 2 things to fix before the bell.')
})
