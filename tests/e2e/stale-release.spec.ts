import type { Page } from '@playwright/test'
import { scriptNamed } from '../support/built-site.ts'
import { enquiryDialog } from '../support/enquiry.ts'
import { delayResponses, delayDeferredScripts } from '../support/delay-responses.ts'
import { fakeResponses, missForYear, replaceServer } from '../support/middlebox.ts'
import { expectRelease, nextRelease } from '../support/releases.ts'
import { expect, full, hydrated, open, test, waitForHydration } from '../support/site.ts'
import { codeInput } from '../support/watch.ts'

/** Without a service worker, files that the host no longer has are gone. */
test.use({ serviceWorkers: 'block' })

const banner = (page: Page) => page.getByText(/Part of this page didn’t load|تعذّر تحميل جزء من هذه الصفحة/)
const newsletter = (page: Page) => page.getByRole('contentinfo').getByRole('textbox')

function countLoads(page: Page): () => number {
  let loads = 0
  page.on('load', () => {
    loads += 1
  })
  return () => loads
}

let release = ''
test.beforeAll(async () => {
  release = await nextRelease()
})

test('opens the requested dialog with its subject after one reload', async ({ page, site }) => {
  const loads = countLoads(page)
  const letGo = delayResponses(site, scriptNamed('enquiry-dialog')) // otherwise it may load before the release is deployed
  await open(page, '/partnerships')
  const offer = page.getByRole('main').locator('form button[aria-haspopup=dialog]').first()
  await offer.scrollIntoViewIfNeeded()
  await waitForHydration(page, 'main form button[aria-haspopup=dialog]') // otherwise the release removes the offers' script
  let press = () => {}
  const pressed = new Promise<void>((resolve) => (press = resolve))
  // Delays the page's fetch of its address, and the reload that follows.
  await page.route('/partnerships', async (route) => {
    if (route.request().resourceType() === 'fetch') await pressed
    await route.continue()
  })
  site.deploy(release)
  letGo()
  await offer.click()
  press()
  await expect(enquiryDialog(page)).toBeVisible()
  await expect(enquiryDialog(page).getByLabel('Message')).not.toHaveValue('')
  await expectRelease(page, 'next')
  await expect(banner(page)).toBeHidden()
  expect(loads()).toBe(2)
})

test('shows a banner while the visitor types, and reloads afterwards', full, async ({ page, site }) => {
  const loads = countLoads(page)
  const letGo = delayDeferredScripts(site, '/about')
  await open(page, '/about')
  await newsletter(page).evaluate((field: HTMLInputElement) => field.focus({ preventScroll: true }))
  site.deploy(release) // before the script of the field loads
  letGo()
  await page.keyboard.type('layla@example.com')
  await newsletter(page).scrollIntoViewIfNeeded()
  await expect(banner(page)).toBeVisible()
  await expect(newsletter(page)).toBeFocused()
  await page.clock.install()
  await page
    .getByRole('dialog', { name: /Part of/ })
    .getByRole('button', { name: 'Close' })
    .click()
  await expect(banner(page)).toBeHidden()
  // The next attempt fails too.
  await expect(banner(page)).toBeVisible()
  // The reload is tried twice a second, so it would have happened by now.
  await page.clock.runFor(3_000)
  await expect(newsletter(page)).toHaveValue('layla@example.com')
  expect(loads()).toBe(1)
  await page.clock.resume()

  await newsletter(page).fill('')
  await newsletter(page).blur()
  await expectRelease(page, 'next')
  await hydrated(page)
  await expect(banner(page)).toBeHidden()
  expect(loads()).toBe(2)
})

test('shows a banner without a reload while a host fails', full, async ({ page, site, trouble }) => {
  const loads = countLoads(page)
  const letGo = delayDeferredScripts(site, '/about') // otherwise the dialog may load before the fake server starts
  await open(page, '/about')
  await replaceServer(site, fakeResponses['a host in trouble'], async () => {
    letGo()
    await page.getByRole('button', { name: 'Contact Us' }).press('Enter')
    await expect(banner(page)).toBeVisible()
  })
  await replaceServer(site, fakeResponses['the page of a captive portal'], async () => {
    const again = page.waitForResponse((response) => response.url().endsWith('.js'))
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await again
    await expect(enquiryDialog(page)).toBeHidden()
  })
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(enquiryDialog(page)).toBeVisible()
  await expect(banner(page)).toBeHidden()
  expect(loads()).toBe(1)
  // Browsers log this for a page in place of a script.
  const others = trouble.filter((said) => !said.includes('Failed to load module script'))
  trouble.splice(0, trouble.length, ...others)
})

test('shows a banner if a first script is gone, and recovers', full, async ({ page, site, trouble }) => {
  for (const lost of ['index-', 'libraries-']) {
    site.gone = (path) => path.startsWith(`/assets/${lost}`)
    await page.goto('/ar/about')
    await expect(banner(page), lost).toBeVisible()
    trouble.splice(0)
    site.gone = () => false
    await page.getByRole('link', { name: 'أعد التحميل' }).click()
    await hydrated(page)
    await expect(banner(page), lost).toBeHidden()
    await (await page.context().newCDPSession(page)).send('Network.clearBrowserCache')
  }

  // A 404 that the browser caches for a year. A reload returns it again.
  const entry = scriptNamed('index')
  site.interfere = ({ url }, response) => url === entry && missForYear(response)
  await page.goto('/ar/about')
  await expect(banner(page)).toBeVisible()
  site.standBack()
  await page.reload()
  await expect(banner(page)).toBeVisible()
  trouble.splice(0)
  await page.getByRole('button', { name: 'أصلح الموقع' }).click()
  await hydrated(page)
  await expect(banner(page)).toBeHidden()
})

test('shows a banner if the script that sends a watch code is gone', full, async ({ page, site }) => {
  site.gone = (path) => path === scriptNamed('open-event')
  await open(page, '/watch')
  await codeInput(page).fill('LIVE01')
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
  await expect(banner(page)).toBeHidden()
  for (let presses = 0; presses < 2; presses += 1)
    await page.getByRole('button', { name: 'Watch Now' }).click()
  await expect(banner(page)).toBeVisible()
  site.gone = () => false
  await page.getByRole('link', { name: 'Reload' }).click()
  await hydrated(page)
  await expect(banner(page)).toBeHidden()
})
