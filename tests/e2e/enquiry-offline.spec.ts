import type { Request } from '@playwright/test'
import { waitForHydration } from '../support/wait-for-hydration.ts'
import {
  dialog,
  expectNotice,
  messages,
  noticesSeen,
  openDialog,
  saveOffline,
  storedRows,
  submitEnquiry,
  written,
} from '../support/enquiry.ts'
import { scriptNamed, scriptWith, withImports } from '../support/built-site.ts'
import { expect, dispatchInput, openInstalled, test } from '../support/site.ts'

test.use({ serviceWorkers: 'allow' })

test.describe('offline enquiry', () => {
  test('saves at once, lists it, sends it once and reports it once', async ({ page, context, site }) => {
    const seen = await noticesSeen(context)
    await context.addInitScript(() => {
      const note = (text: string) =>
        Promise.resolve((document.documentElement.dataset.badge = text)).then(() => {})
      Object.assign(navigator, {
        setAppBadge: (count: number) => note(`${count}`),
        clearAppBadge: () => note('none'),
      })
    })
    await openInstalled(page, '/about')
    await context.setOffline(true)
    await submitEnquiry(page)
    await expectNotice(
      page,
      'Saved on this device',
      'We will send your message as soon as you are back online.',
    )
    await expect(dialog(page)).toBeHidden()
    await openDialog(page)
    await expect(dialog(page).getByLabel('Message')).toHaveValue('')
    await page.keyboard.press('Escape')

    await waitForHydration(page, 'footer a')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Unsent messages' }).click()
    const waiting = page.getByRole('main').getByRole('listitem')
    await expect(waiting).toHaveCount(1)
    await expect(waiting).toContainText(written.message)
    await expect(waiting).toContainText('Waiting')
    await expect(page.getByText('1 on this device')).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('data-badge', '1')
    expect(site.sandbox.lead.attempts).toBe(0)

    await context.setOffline(false)
    await expectNotice(
      page,
      'Your saved message was sent.',
      "Thank you for contacting us. We'll get back to you within 24 hours.",
    )
    await expect(page.locator('html')).toHaveAttribute('data-badge', 'none')
    await expect(page.getByText('Nothing on this device')).toBeVisible()
    await expect(page.getByText('No unsent messages.')).toBeVisible()
    await expect(page.getByRole('main').getByRole('listitem')).toHaveText(/^Enquiry from .+, sent .+$/)
    await expect(page.getByRole('main')).not.toContainText(written.message)

    await page.reload()
    await expect(page.getByRole('main').getByRole('listitem')).toHaveText(/^Enquiry from .+, sent .+$/)
    expect(messages(site)).toEqual([written.message])
    expect(await storedRows(page)).toEqual([])
    expect(seen).toEqual(['Saved on this device', 'Your saved message was sent.'])
  })

  test('saves an enquiry when the network fails during a first visit', async ({
    browser,
    browserName,
    site,
  }) => {
    const context = await browser.newContext({ baseURL: site.url, serviceWorkers: 'block' })
    if (browserName === 'firefox') await dispatchInput(context)
    const page = await context.newPage()
    const underWay = new Set<Request>()
    page.on('request', (request) => underWay.add(request))
    page.on('requestfinished', (request) => underWay.delete(request))
    page.on('requestfailed', (request) => underWay.delete(request))
    await page.goto('/about', { waitUntil: 'networkidle' })
    // These scripts are prefetched when the page is idle, on a busy machine possibly after `networkidle`.
    const parts = withImports([
      scriptNamed('idle'),
      scriptNamed('toaster'),
      scriptNamed('enquiry-dialog'),
      scriptWith('opaqueredirect'),
      scriptWith('Talk to us'),
    ])
    await page.waitForFunction((needed) => {
      const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)
      return needed.every((part) => loaded.includes(part))
    }, parts)
    // Their styles load together with them.
    await expect.poll(() => underWay.size).toBe(0)
    await context.setOffline(true)
    await saveOffline(page)
    await context.close()
  })
})
