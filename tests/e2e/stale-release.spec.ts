import type { Page } from '@playwright/test'
import type { SiteServer } from '../sandbox/site-server.ts'
import { scriptNamed } from '../support/built-site.ts'
import { enquiryDialog } from '../support/enquiry.ts'
import { delayResponses, delayDeferredScripts } from '../support/delay-responses.ts'
import { fakeResponses, replaceServer } from '../support/middlebox.ts'
import { expectRelease, nextRelease } from '../support/releases.ts'
import { expect, hydrated, open, test, waitForHydration } from '../support/site.ts'
import { codeInput } from '../support/watch.ts'

/** Without a service worker, files that the host no longer has are gone. */
test.use({ serviceWorkers: 'block' })

const banner = (page: Page) => page.getByText(/Part of this page didn’t load|تعذّر تحميل جزء من هذه الصفحة/)
const newsletter = (page: Page) => page.getByRole('contentinfo').getByRole('textbox')

/** Delays the page's fetch of `address`, and the reload that follows, until the returned function is called. */
async function holdReload(page: Page, address: string): Promise<() => void> {
  let press = () => {}
  const pressed = new Promise<void>((resolve) => {
    press = resolve
  })
  await page.route(address, async (route) => {
    if (route.request().resourceType() === 'fetch') await pressed
    await route.continue()
  })
  return press
}

/** Returns a function for the number of documents that the tab has loaded. */
async function countLoads(page: Page): Promise<() => number> {
  let loads = 0
  page.on('load', () => {
    loads += 1
  })
  return () => loads
}

/** Focuses the newsletter field and deploys a new release before its script loads. */
async function focusUnder(page: Page, site: SiteServer, address: string, release: string): Promise<void> {
  const letGo = delayDeferredScripts(site, address)
  await open(page, address)
  await newsletter(page).evaluate((field: HTMLInputElement) => field.focus({ preventScroll: true }))
  site.deploy(release)
  letGo()
}

test.describe('stale release', () => {
  let release = ''
  test.beforeAll(async () => {
    release = await nextRelease()
  })

  test('opens the requested dialog with its subject after one reload', async ({ page, site }) => {
    const loads = await countLoads(page)
    const letGo = delayResponses(site, scriptNamed('enquiry-dialog')) // otherwise it may load before the release is deployed
    await open(page, '/partnerships')
    const offer = page.getByRole('main').locator('form button[aria-haspopup=dialog]').first()
    await offer.scrollIntoViewIfNeeded()
    await waitForHydration(page, 'main form button[aria-haspopup=dialog]') // otherwise the release removes the offers' script
    const press = await holdReload(page, '/partnerships')
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

  test('shows a banner while the visitor types, and reloads afterwards', async ({ page, site }) => {
    const loads = await countLoads(page)
    await focusUnder(page, site, '/about', release)
    await page.keyboard.type('layla@example.com')
    await newsletter(page).scrollIntoViewIfNeeded()
    await expect(banner(page)).toBeVisible()
    await expect(newsletter(page)).toBeFocused()
    await newsletter(page).blur()
    // The reload is tried twice a second, so it would have happened by now.
    await page.clock.install()
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

  test('shows a banner that can be closed or reload the page', { tag: '@full' }, async ({ page, site }) => {
    await focusUnder(page, site, '/ar/about', release)
    await page.keyboard.type('layla')
    await newsletter(page).scrollIntoViewIfNeeded()
    await expect(banner(page)).toBeVisible()
    await page.getByRole('dialog', { name: /تعذّر/ }).getByRole('button', { name: 'أغلق' }).click()
    await expect(banner(page)).toBeHidden()
    // The next attempt fails too.
    await expect(banner(page)).toBeVisible()
    await page.getByRole('link', { name: 'أعد التحميل' }).click()
    await expectRelease(page, 'next')
  })
})

for (const [name, impostor] of Object.entries(fakeResponses)) {
  test(
    `shows a banner without a reload during ${name}`,
    { tag: '@full' },
    async ({ page, site, trouble }) => {
      const loads = await countLoads(page)
      const letGo = delayDeferredScripts(site, '/about') // otherwise the dialog may load before the fake server starts
      await open(page, '/about')
      await replaceServer(site, impostor, async () => {
        letGo()
        await page.getByRole('button', { name: 'Contact Us' }).press('Enter')
        await expect(banner(page)).toBeVisible()
        await expect(enquiryDialog(page)).toBeHidden()
      })
      await page.evaluate(() => dispatchEvent(new Event('online')))
      await expect(enquiryDialog(page)).toBeVisible()
      await expect(banner(page)).toBeHidden()
      expect(loads()).toBe(1)
      // Browsers log this for a page in place of a script.
      const others = trouble.filter((said) => !said.includes('Failed to load module script'))
      trouble.splice(0, trouble.length, ...others)
    },
  )
}

for (const lost of ['index-', 'libraries-'])
  test(
    `shows a banner if a first script is gone, and recovers after a reload: ${lost}*.js`,
    { tag: lost === 'index-' ? [] : '@full' },
    async ({ page, site, trouble }) => {
      site.gone = (path) => path.startsWith(`/assets/${lost}`)
      await page.goto('/ar/about')
      await expect(banner(page)).toBeVisible()
      trouble.splice(0)
      site.gone = () => false
      await page.getByRole('link', { name: 'أعد التحميل' }).click()
      await hydrated(page)
      await expect(banner(page)).toBeHidden()
    },
  )

test(
  'shows a banner if the script that sends a watch code is gone',
  { tag: '@full' },
  async ({ page, site }) => {
    site.gone = (path) => path === scriptNamed('open-event')
    await open(page, '/watch')
    await codeInput(page).fill('LIVE01')
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
    await expect(banner(page)).toBeHidden()
    for (let presses = 0; presses < 2; presses += 1)
      await page.getByRole('button', { name: 'Watch Now' }).click()
    await expect(banner(page)).toBeVisible()
  },
)

test('shows nothing more and reloads nothing offline', async ({ page, context }) => {
  const loads = await countLoads(page)
  await open(page, '/about')
  await page.clock.install()
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Contact Us' }).press('Enter')
  await page.clock.runFor(60_000)
  await expect(banner(page)).toBeHidden()
  await context.setOffline(false)
  await expect(enquiryDialog(page)).toBeVisible()
  expect(loads()).toBe(1)
})
