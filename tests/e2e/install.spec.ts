import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { enquiryDialog, sendFromDialog } from '../support/enquiry.ts'
import { KillableBrowser } from '../support/persistent-browser.ts'
import { expect, full, hydrated, open, openActive, test } from '../support/site.ts'

const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'

const title = 'Add Sporte to your home screen'
const entry = (page: Page) => page.getByRole('button', { name: 'Install Sporte on this device' })

/** Fires `beforeinstallprompt`, which Chromium times itself. Sets `data-prompted` when the prompt is shown. */
async function browserOffers(page: Page): Promise<void> {
  await page.evaluate(() => {
    const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: async () => {
        document.documentElement.dataset.prompted = 'yes'
      },
    })
    dispatchEvent(offer)
    if (!offer.defaultPrevented) throw new Error("The browser's own banner would show")
  })
}

async function visit(page: Page, address: string, visits: number): Promise<void> {
  await page.clock.install()
  await page.addInitScript((count) => {
    if (sessionStorage.getItem('test:visits') !== null) return
    sessionStorage.setItem('test:visits', 'set')
    localStorage.setItem('sporte:visits', String(count))
  }, visits)
  await openActive(page, address)
}

/** Lets time pass until the page offers the app. */
const expectOffer = (page: Page, text = title) =>
  expect
    .poll(async () => {
      await page.clock.fastForward(5_000)
      return page.getByText(text).count()
    })
    .toBe(1)

test('meets Chromium’s install criteria as one app', full, async ({ site }) => {
  const browser = new KillableBrowser() // in a private window nothing can be installed
  try {
    const { context, page } = await browser.start(site)
    const session = await context.newCDPSession(page)
    await page.goto('/')
    const seen: unknown[] = []
    // The browser must see the same app, name and URL in English, in Arabic and back in English.
    for (let turn = 0; turn <= 2; turn += 1) {
      await hydrated(page)
      expect(await session.send('Page.getInstallabilityErrors')).toEqual({ installabilityErrors: [] })
      const { errors, url, data } = await session.send('Page.getAppManifest')
      expect(errors).toEqual([])
      const { appId } = await session.send('Page.getAppId')
      seen.push([appId, url, data])
      await page
        .getByRole('link', { name: turn % 2 ? 'English' : 'العربية' })
        .first()
        .click()
      await page.waitForURL(turn % 2 ? site.url + '/' : '**/ar/')
    }
    expect(new Set(seen.map((each) => JSON.stringify(each))).size).toBe(1)
    expect(JSON.stringify(seen[0])).toContain('Sporte')
  } finally {
    await browser.discard()
  }
})

test('offers the app on a first visit after a sent enquiry only', async ({ page }) => {
  await visit(page, '/about', 0)
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(page.getByRole('contentinfo').getByRole('textbox')).toBeVisible()
  await expect(entry(page)).toBeHidden()
  await browserOffers(page)
  await expect(entry(page)).toBeVisible()
  await page.clock.fastForward('10:00')
  await expect(page.getByText(title)).toBeHidden()

  await sendFromDialog(page)
  await expect(enquiryDialog(page)).toBeHidden()
  await expectOffer(page)

  await entry(page).click()
  await expect(page.locator('html')).toHaveAttribute('data-prompted', 'yes')
  await expect(entry(page)).toBeHidden()
})

test('offers the app on a second visit, and again after ninety days', full, async ({ page }) => {
  await visit(page, '/ar/about', 1)
  await browserOffers(page)
  await expectOffer(page, 'أضف سبورتي إلى شاشتك الرئيسية')
  await page.getByRole('button', { name: 'ليس الآن' }).click()
  await expect(page.getByText('أضف سبورتي إلى شاشتك الرئيسية')).toBeHidden()
  expect(await page.evaluate(() => localStorage.getItem('sporte:visits'))).toBe('2')

  const comeBackAfter = async (days: number) => {
    await page.evaluate((ms) => {
      localStorage.setItem('sporte:install-offered', String(Date.now() - ms))
    }, days * 86_400_000)
    await openActive(page, '/about')
    await browserOffers(page)
  }
  await comeBackAfter(89)
  // The visible entry shows that the background features are hydrated; then a long time passes.
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(entry(page)).toBeVisible()
  await page.clock.fastForward('10:00')
  await expect(page.getByText(title)).toBeHidden()

  await comeBackAfter(91)
  await expectOffer(page)
  await page.getByRole('button', { name: 'Install', exact: true }).click()
  await expect(page.locator('html')).toHaveAttribute('data-prompted', 'yes')
  await page.evaluate(() => dispatchEvent(new Event('appinstalled')))
  await expect(page.getByText('Sporte is on your device.')).toBeVisible()

  // Even if the last offer is long ago, the installed app has none.
  await page.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: true }))
  await comeBackAfter(91)
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(page.getByRole('contentinfo').getByRole('textbox')).toBeVisible()
  await page.clock.fastForward('10:00')
  await expect(entry(page)).toBeHidden()
  await expect(page.getByText(title)).toBeHidden()
})

const iPad = iPhone.replace(/\(iPhone;[^)]*\)/, '(Macintosh; Intel Mac OS X 10_15_7)')

for (const [device, userAgent, first] of [
  ['an iPhone', iPhone, 'Tap Share in the Safari bar'],
  ['an iPad, which has the user agent of a Mac', iPad, 'Tap Share at the top of Safari'],
  ['iOS, in Chrome', iPhone.replace('Version/18.5', 'CriOS/140.0'), 'Tap Share next to the address bar'],
] as const)
  test.describe(`on ${device}`, () => {
    test.use({ userAgent, hasTouch: true, viewport: { width: 390, height: 844 } })

    test('shows the steps, and returns the focus', async ({ page }) => {
      // All report 5; a Mac reports 0.
      await page.addInitScript(() => Object.defineProperty(navigator, 'maxTouchPoints', { value: 5 }))
      await open(page, '/about')
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
      await entry(page).click()
      const steps = page.getByRole('dialog', { name: title })
      const texts = [first, 'Choose “Add to Home Screen”', 'Tap “Add”']
      await expect(steps.getByRole('listitem')).toContainText(texts)
      await expectAccessible(page, 'the steps')
      await page.keyboard.press('Escape')
      await expect(steps).toBeHidden()
      await expect(entry(page)).toBeFocused()
    })
  })
