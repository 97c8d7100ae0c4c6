import type { Page } from '@playwright/test'
import {
  anOutbox,
  dialog,
  expectNotice,
  fillIn,
  listed,
  messages,
  notice,
  noticesSeen,
  notices,
  openDialog,
  openWith,
  storedRows,
  submissionIds,
  submitButton,
  submitEnquiry,
  wake,
  written,
} from '../support/enquiry.ts'
import { expect, open, test } from '../support/site.ts'

/** Scripts that run before the site's and make IndexedDB unavailable. */
const closed = {
  'IndexedDB throws': () => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('Not in this window', 'SecurityError')
    }
  },
  'IndexedDB answers with an error': () => {
    const open = indexedDB.open.bind(indexedDB)
    IDBFactory.prototype.open = (name) => {
      const newer = open(name, 2)
      newer.addEventListener('success', () => newer.result.close())
      return open(name, 1)
    }
  },
  'IndexedDB never answers': () => {
    const open = indexedDB.open.bind(indexedDB)
    IDBFactory.prototype.open = (name) => {
      const request = open(name)
      for (const handler of ['onsuccess', 'onerror']) Object.defineProperty(request, handler, { set() {} })
      return request
    }
  },
}

const full = {
  'a write fails at its end': () => {
    if (location.pathname === '/robots.txt') return // rows that the test itself seeds on this page are stored
    // oxlint-disable-next-line typescript/unbound-method -- it is called on its store below
    const { add } = IDBObjectStore.prototype
    IDBObjectStore.prototype.add = IDBObjectStore.prototype.put = function (value, key) {
      const request = add.call(this, value, key)
      request.addEventListener('success', () => this.transaction.abort())
      return request
    }
  },
}

const expectFailure = (page: Page) =>
  expectNotice(
    page,
    'Failed to send message',
    'Please try again or contact us directly at hello@sporte.example',
  )

async function expectStillWritten(page: Page) {
  for (const [field, text] of Object.entries(written)) {
    await expect(dialog(page).locator(`[name=${field}]`)).toHaveValue(text)
  }
}

test.describe('enquiries without storage', () => {
  for (const [what, fail] of Object.entries({ ...closed, ...full })) {
    test(
      `reports no success when ${what}, and keeps the form until it is sent`,
      { tag: what.includes('never answers') ? '@full' : [] },
      async ({ page, context, site }) => {
        const seen = await noticesSeen(context)
        await page.addInitScript(fail)
        await open(page, '/about')
        await openDialog(page)
        await context.setOffline(true)
        await fillIn(page)
        await submitButton(page).click()
        await expectFailure(page)
        await expectStillWritten(page)
        await context.setOffline(false)
        await submitButton(page).click()
        await expect(notice(page, 'Message sent successfully!')).toBeVisible()
        expect(messages(site)).toEqual([written.message])
        expect(seen).toEqual(['Failed to send message', 'Message sent successfully!'])
      },
    )
  }

  test('keeps the form if a failed enquiry cannot be saved', async ({ page, site }) => {
    const ids = submissionIds(page)
    site.sandbox.lead.behave({ kind: 'status', status: 500 })
    await page.addInitScript(full['a write fails at its end'])
    await open(page, '/about')
    await submitEnquiry(page)
    await expectFailure(page)
    await notices(page).getByRole('button', { name: 'Save and send later' }).click()
    await expect(notices(page).getByRole('button')).toHaveCount(2)
    await expectFailure(page)
    await expectStillWritten(page)
    expect(await storedRows(page)).toEqual([])
    site.sandbox.lead.behave({ kind: 'accept' })
    await submitButton(page).click()
    await expect(notice(page, 'Message sent successfully!')).toBeVisible()
    expect(ids).toEqual([ids[0], ids[0]])
  })

  for (const [what, fail] of Object.entries(closed)) {
    test(
      `does not report deletion when ${what}`,
      { tag: what.includes('never answers') ? '@full' : [] },
      async ({ page }) => {
        await page.addInitScript(fail)
        await open(page, '/enquiries')
        await expect(page.getByText('This browser won’t let us check.')).toBeVisible()
        await expect(page.getByText('Messages already saved are still on this device.')).toBeVisible()
        await expect(page.getByText('No unsent messages.')).toBeHidden()
      },
    )
  }

  test('leaves queued enquiries unchanged if a failure cannot be stored', async ({ page, site }) => {
    const rows = anOutbox(2)
    site.sandbox.lead.behave({ kind: 'status', status: 500 })
    await page.addInitScript(full['a write fails at its end'])
    await openWith(page, '/enquiries', rows)
    await page.mouse.move(10, 10)
    await expect.poll(() => site.sandbox.lead.attempts).toBeGreaterThan(0)
    await expect(page.getByText('2 on this device')).toBeVisible()
    expect(await storedRows(page)).toEqual(rows)

    const first = listed(page).first()
    await first.getByRole('button', { name: 'Correct and send' }).click()
    const correction = page.getByRole('dialog', { name: 'Correct and send' })
    await correction.getByLabel('Message').fill('In other words')
    await correction.getByRole('button', { name: 'Send message' }).click()
    await expectFailure(page)
    await expect(correction.getByLabel('Message')).toHaveValue('In other words')
    await page.keyboard.press('Escape')
    expect(await storedRows(page)).toEqual(rows)

    site.sandbox.lead.behave({ kind: 'accept' })
    await wake(page)
    await expect(page.getByText('Nothing on this device')).toBeVisible()
    expect(messages(site)).toEqual(['message 1', 'message 2'])
  })
})
