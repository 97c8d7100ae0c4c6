import type { Page, Request } from '@playwright/test'
import {
  anOutbox,
  enquiryDialog,
  expectToast,
  listedEnquiries,
  messages,
  toast,
  toasts,
  toastsSeen,
  openDialog,
  openWith,
  saveOffline,
  storedRows,
  submissionIds,
  submitButton,
  sendFromDialog,
  words,
  written,
  sentItem,
} from '../support/enquiry.ts'
import { scriptNamed, scriptWith, withImports } from '../support/built-site.ts'
import { delayResponses } from '../support/delay-responses.ts'
import { expect, open, openInstalled, test, waitForHydration } from '../support/site.ts'
import { reportNoNetwork } from '../support/wrong-hints.ts'

test('sends although the browser reports no network', async ({ page, site }) => {
  await reportNoNetwork(page)
  const [queued, parked] = [anOutbox(1), anOutbox(1, { state: 'parked', parkedBecause: 'exhausted' })]
  await openWith(page, '/enquiries', [...queued, ...parked.map((row) => ({ ...row, key: 'entry:parked' }))])
  await expect(toast(page, 'Your saved message was sent.')).toBeVisible()
  const sendNow = listedEnquiries(page).getByRole('button', { name: 'Send now' })
  await expect(sendNow).toHaveCount(1) // the toast may come before the list changes
  await sendNow.click()
  await expect(page.getByText('Nothing to send')).toBeVisible()
  await open(page, '/about')
  await sendFromDialog(page, 'from the form')
  await expect(toast(page, 'Message sent successfully!')).toBeVisible()
  expect(messages(site)).toEqual(['message 1', 'message 1', 'from the form'])
})

test.describe('offline enquiry', () => {
  test.use({ serviceWorkers: 'allow' })

  test('lists an offline enquiry at once, and sends it once', async ({ page, context, site }) => {
    const seen = await toastsSeen(context)
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
    await sendFromDialog(page)
    await expectToast(
      page,
      'Saved on this device',
      'We will send your message as soon as you are back online.',
    )
    await expect(enquiryDialog(page)).toBeHidden()

    await waitForHydration(page, 'footer a')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Your messages' }).click()
    const message = page.getByRole('main').getByRole('listitem')
    await expect(message).toHaveCount(1)
    await expect(message).toContainText(written.message)
    await expect(message).toContainText('Waiting')
    await expect(page.getByText('1 unsent')).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('data-badge', '1')
    expect(site.sandbox.lead.attempts).toBe(0)

    await context.setOffline(false)
    await expectToast(
      page,
      'Your saved message was sent.',
      "Thank you for contacting us. We'll get back to you within 24 hours.",
    )
    await expect(page.locator('html')).toHaveAttribute('data-badge', 'none')
    await expect(page.getByText('Nothing to send')).toBeVisible()
    await expect(page.getByText('No unsent messages.')).toBeVisible()
    await expect(page.getByRole('main').getByRole('listitem')).toHaveText(sentItem)
    await expect(page.getByRole('main')).not.toContainText(written.message)

    await page.reload()
    await expect(page.getByRole('main').getByRole('listitem')).toHaveText(sentItem)
    expect(messages(site)).toEqual([written.message])
    expect(await storedRows(page)).toEqual([])
    expect(seen).toEqual(['Saved on this device', 'Your saved message was sent.'])
  })
})

test('saves an enquiry when the network fails in a first visit', async ({ page, context }) => {
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
})

const keepButton = (page: Page) => toasts(page).getByRole('button', { name: words.en.keep })

const expectSaved = (page: Page) =>
  expectToast(page, 'Saved on this device', 'We’ll send it automatically in a few minutes.')

// Tests cannot read request bodies in Firefox.
test('saves before it reports success, and delivers once', { tag: '@chromium' }, async ({ page, site }) => {
  const ids = submissionIds(page)
  site.sandbox.lead.behaveOnce({ kind: 'status', status: 500 })
  await page.clock.install()
  await open(page, '/about')
  await sendFromDialog(page)
  await keepButton(page).click()
  await expectSaved(page)
  expect(await storedRows(page)).toMatchObject([
    { value: { enquiry: { ...written, submissionId: ids[0] }, state: 'queued' } },
  ])
  await expect(enquiryDialog(page)).toBeHidden()
  await openDialog(page)
  await expect(enquiryDialog(page).getByLabel('Message')).toHaveValue('')
  expect(site.sandbox.lead.attempts).toBe(1) // no immediate retry, because the receiver has just failed

  await page.clock.fastForward(16_000)
  await expect(toast(page, 'Your saved message was sent.')).toBeVisible()
  expect(messages(site)).toEqual([written.message])
  expect(ids).toEqual([ids[0], ids[0]])
  expect(await storedRows(page)).toEqual([])
})

test('saves by keyboard on a phone, and covers no button', async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  site.sandbox.lead.behave({ kind: 'status', status: 503 })
  await open(page, '/ar/about')
  await sendFromDialog(page, written.message, words.ar)
  await expectToast(page, 'تعذّر إرسال الرسالة', 'حاول مرة أخرى أو راسلنا مباشرة على hello@sporte.example')
  await expect(submitButton(page, words.ar)).toBeFocused()
  const keep = toasts(page).getByRole('button', { name: words.ar.keep })
  await expect(keep).toBeInViewport({ ratio: 1 })
  const cancel = enquiryDialog(page, words.ar).getByRole('button', { name: words.ar.cancel })
  for (const button of [submitButton(page, words.ar), cancel]) await button.click({ trial: true })
  await expect(async () => {
    await page.keyboard.press('Tab')
    expect(await keep.evaluate((button) => button === document.activeElement)).toBe(true)
  }).toPass({ intervals: [0] })
  await page.keyboard.press('Enter')
  await expectToast(page, 'حُفظت على هذا الجهاز', 'سنرسلها تلقائيًا خلال دقائق.')
  await expect(enquiryDialog(page, words.ar)).toBeHidden()
  expect(await storedRows(page)).toHaveLength(1)
})

test('saves once, however often the button is pressed', async ({ page, site }) => {
  site.sandbox.lead.behave({ kind: 'status', status: 500 })
  await open(page, '/about')
  await sendFromDialog(page)
  await expect(keepButton(page)).toBeVisible()
  const answer = delayResponses(site, '/sandbox/lead')
  await submitButton(page).click()
  await expect(keepButton(page)).toBeHidden()
  await expect(enquiryDialog(page).getByRole('button', { name: 'Sending...' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(enquiryDialog(page)).toBeHidden()
  answer()
  await expect(keepButton(page)).toBeVisible()
  await openDialog(page)
  await expect(enquiryDialog(page).getByLabel('Message')).toHaveValue(written.message)

  await keepButton(page).evaluate((button) => {
    for (let press = 0; press < 3; press += 1) if (button instanceof HTMLElement) button.click()
  })
  await expectSaved(page)
  expect(await storedRows(page)).toHaveLength(1)
  // The toast stays after the one that it replaces has animated out.
  await expect(toasts(page).getByRole('listitem')).toHaveCount(1)
  await toasts(page).evaluate((region) =>
    Promise.all(region.getAnimations({ subtree: true }).map(({ finished }) => finished)),
  )
  await expectSaved(page)
})
