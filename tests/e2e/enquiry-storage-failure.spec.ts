import type { Page } from '@playwright/test'
import {
  anOutbox,
  expectToast,
  expectWritten,
  fillIn,
  listedEnquiries,
  messages,
  toast,
  toastsSeen,
  toasts,
  openDialog,
  openWith,
  storedRows,
  submissionIds,
  submitButton,
  written,
} from '../support/enquiry.ts'
import { expect, full, open, test } from '../support/site.ts'

/** Makes every write fail at its end, as on a full disk. */
function abortWrites() {
  if (location.pathname === '/robots.txt') return // rows that the test itself seeds on this page are stored
  // oxlint-disable-next-line typescript/unbound-method -- it is called on its store below
  const { add } = IDBObjectStore.prototype
  IDBObjectStore.prototype.add = IDBObjectStore.prototype.put = function (value, key) {
    const request = add.call(this, value, key)
    request.addEventListener('success', () => this.transaction.abort())
    return request
  }
}

const expectFailure = (page: Page) =>
  expectToast(
    page,
    'Failed to send message',
    'Please try again or contact us directly at hello@sporte.example',
  )

async function failOffline(page: Page) {
  await openDialog(page)
  await page.context().setOffline(true)
  await fillIn(page)
  await submitButton(page).click()
  await expectFailure(page)
  await expectWritten(page)
  await page.context().setOffline(false)
}

test('reports neither success nor deletion without IndexedDB', async ({ page, context, site }) => {
  const seen = await toastsSeen(context)
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('Not in this window', 'SecurityError')
    }
  })
  await open(page, '/about')
  await failOffline(page)
  await submitButton(page).click()
  await expect(toast(page, 'Message sent successfully!')).toBeVisible()
  expect(messages(site)).toEqual([written.message])
  expect(seen).toEqual(['Failed to send message', 'Message sent successfully!'])

  await open(page, '/enquiries')
  await expect(page.getByText('This browser won’t let us check.')).toBeVisible()
  await expect(page.getByText('Messages already saved are still on this device.')).toBeVisible()
  await expect(page.getByText('No unsent messages.')).toBeHidden()
})

test('keeps the text when a write fails, in form and outbox', full, async ({ page, context, site }) => {
  const lead = site.sandbox.lead
  const seen = await toastsSeen(context)
  const ids = submissionIds(page)
  await page.addInitScript(abortWrites)
  await open(page, '/about')
  await failOffline(page)
  await toasts(page).getByRole('button', { name: 'Close' }).click()
  await expect(toasts(page).getByRole('listitem')).toHaveCount(0)

  lead.behave({ kind: 'status', status: 500 })
  await submitButton(page).click()
  await expectFailure(page)
  await toasts(page).getByRole('button', { name: 'Save and send later' }).click()
  await expect(toasts(page).getByRole('button')).toHaveCount(2)
  await expectFailure(page)
  await expectWritten(page)
  expect(await storedRows(page)).toEqual([])

  lead.behave({ kind: 'accept' })
  await submitButton(page).click()
  await expect(toast(page, 'Message sent successfully!')).toBeVisible()
  expect(messages(site)).toEqual([written.message])
  expect(ids).toEqual([ids[0], ids[0], ids[0]])
  expect(new Set(seen)).toEqual(new Set(['Failed to send message', 'Message sent successfully!']))

  const rows = anOutbox(2)
  const attempts = lead.attempts
  lead.behave({ kind: 'status', status: 500 })
  await openWith(page, '/enquiries', rows)
  await expect.poll(() => lead.attempts).toBeGreaterThan(attempts)
  await expect(page.getByText('2 unsent')).toBeVisible()
  expect(await storedRows(page)).toEqual(rows)

  const first = listedEnquiries(page).first()
  await first.getByRole('button', { name: 'Correct and send' }).click()
  const correction = page.getByRole('dialog', { name: 'Correct and send' })
  await correction.getByLabel('Message').fill('In other words')
  await correction.getByRole('button', { name: 'Send message' }).click()
  await expectFailure(page)
  await expect(correction.getByLabel('Message')).toHaveValue('In other words')
  await page.keyboard.press('Escape')
  expect(await storedRows(page)).toEqual(rows)

  lead.behave({ kind: 'accept' })
  await page.getByRole('button', { name: 'Send all now' }).click()
  await expect(page.getByText('Nothing to send')).toBeVisible()
  expect(messages(site)).toEqual([written.message, 'message 1', 'message 2'])
})
