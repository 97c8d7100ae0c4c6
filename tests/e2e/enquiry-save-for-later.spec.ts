import type { Locator, Page } from '@playwright/test'
import {
  dialog,
  expectNotice,
  messages,
  notice,
  notices,
  openDialog,
  storedRows,
  submissionIds,
  submitButton,
  submitEnquiry,
  words,
  written,
} from '../support/enquiry.ts'
import { delayResponses } from '../support/delay-responses.ts'
import { expect, open, test } from '../support/site.ts'

const keepButton = (page: Page) => notices(page).getByRole('button', { name: 'Save and send later' })

const expectSaved = (page: Page) =>
  expectNotice(page, 'Saved on this device', 'We’ll send it automatically in a few minutes.')

test.describe('enquiry saved after a failure', () => {
  // Tests cannot read request bodies in Firefox.
  test(
    'saves to disk before it reports success, and delivers once with the same id',
    { tag: '@chromium' },
    async ({ page, site }) => {
      const ids = submissionIds(page)
      site.sandbox.lead.behaveOnce({ kind: 'status', status: 500 })
      await page.clock.install()
      await open(page, '/about')
      await submitEnquiry(page)
      await keepButton(page).click()
      await expectSaved(page)
      expect(await storedRows(page)).toMatchObject([
        { value: { enquiry: { ...written, submissionId: ids[0] }, state: 'queued' } },
      ])
      await expect(dialog(page)).toBeHidden()
      await openDialog(page)
      await expect(dialog(page).getByLabel('Message')).toHaveValue('')
      expect(site.sandbox.lead.attempts).toBe(1) // no immediate retry, because the receiver has just failed

      await page.clock.fastForward(16_000)
      await expect(notice(page, 'Your saved message was sent.')).toBeVisible()
      expect(messages(site)).toEqual([written.message])
      expect(ids).toEqual([ids[0], ids[0]])
      expect(await storedRows(page)).toEqual([])
    },
  )

  test('saves by keyboard while the dialog is open, in Arabic too', async ({ page, site }) => {
    site.sandbox.lead.behave({ kind: 'status', status: 503 })
    await open(page, '/ar/about')
    await submitEnquiry(page, written.message, words.ar)
    await expectNotice(page, 'تعذّر إرسال الرسالة', 'حاول مرة أخرى أو راسلنا مباشرة على hello@sporte.example')
    await expect(submitButton(page, words.ar)).toBeFocused()
    const keep = notices(page).getByRole('button', { name: words.ar.keep })
    await expect(async () => {
      await page.keyboard.press('Tab')
      expect(await keep.evaluate((button) => button === document.activeElement)).toBe(true)
    }).toPass({ intervals: [0] })
    await page.keyboard.press('Enter')
    await expectNotice(page, 'حُفظت على هذا الجهاز', 'سنرسلها تلقائيًا خلال دقائق.')
    await expect(dialog(page, words.ar)).toBeHidden()
    expect(await storedRows(page)).toHaveLength(1)
  })

  test('saves once however often the button is pressed', async ({ page, site }) => {
    site.sandbox.lead.behave({ kind: 'status', status: 500 })
    await open(page, '/about')
    await submitEnquiry(page)
    await keepButton(page).evaluate((button) => {
      for (let press = 0; press < 3; press += 1) if (button instanceof HTMLElement) button.click()
    })
    await expectSaved(page)
    expect(await storedRows(page)).toHaveLength(1)
    // The notice stays after the one that it replaces has animated out.
    await expect(notices(page).getByRole('listitem')).toHaveCount(1)
    await notices(page).evaluate((region) =>
      Promise.all(region.getAnimations({ subtree: true }).map(({ finished }) => finished)),
    )
    await expectSaved(page)
  })

  test('cannot be saved while it is sent again', async ({ page, site }) => {
    site.sandbox.lead.behaveOnce({ kind: 'status', status: 500 })
    await open(page, '/about')
    await submitEnquiry(page)
    await expect(keepButton(page)).toBeVisible()
    const answer = delayResponses(site, '/sandbox/lead')
    await submitButton(page).click()
    await expect(keepButton(page)).toBeHidden()
    await expect(dialog(page).getByRole('button', { name: 'Sending...' })).toBeVisible()
    answer()
    await expect(notice(page, 'Message sent successfully!')).toBeVisible()
    expect(await storedRows(page)).toEqual([])
  })

  test('offers to save if the dialog was closed during sending', async ({ page, site }) => {
    site.sandbox.lead.behave({ kind: 'slow', ms: 1_000 })
    site.sandbox.lead.behaveOnce({ kind: 'status', status: 500 })
    await open(page, '/about')
    await submitEnquiry(page)
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeHidden()
    await expect(keepButton(page)).toBeVisible()
    await openDialog(page)
    await expect(dialog(page).getByLabel('Message')).toHaveValue(written.message)
    await keepButton(page).click()
    await expectSaved(page)
  })

  test('does not cover the dialog’s buttons with the notice on a phone', async ({ page, site }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    site.sandbox.lead.behaveOnce({ kind: 'status', status: 500 })
    await open(page, '/about')
    await submitEnquiry(page)
    await expect(keepButton(page)).toBeInViewport({ ratio: 1 })
    for (const button of [submitButton(page), dialog(page).getByRole('button', { name: 'Cancel' })]) {
      await expect.poll(() => isUncovered(button)).toBe(true)
    }
    await submitButton(page).click()
    await expect(notice(page, 'Message sent successfully!')).toBeVisible()
  })
})

/** Whether a click on the centre of an element hits it. */
function isUncovered(locator: Locator): Promise<boolean> {
  return locator.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
  })
}
