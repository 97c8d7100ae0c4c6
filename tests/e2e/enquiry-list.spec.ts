import { outboxLimits } from '@/outbox/policy.ts'
import {
  anOutbox,
  enquiryDialog,
  listedEnquiries,
  messages,
  toast,
  openWith,
  storedRows,
  submissionIds,
  wake,
} from '../support/enquiry.ts'
import { expect, full, open, openActive, test } from '../support/site.ts'

test('shows a refused enquiry, and sends it after an edit', async ({ page, site }) => {
  const rows = anOutbox(3, { label: 'Events and production' })
  const byContactPage = { formTitle: 'Contact Page', subject: 'Gold', department: 'Events and production' }
  Object.assign(rows[0]?.value.enquiry ?? {}, byContactPage)
  const ids = rows.map(({ value }) => value.enquiry.submissionId)
  const sentIds = submissionIds(page)
  site.sandbox.lead.behaveOnce({ kind: 'status', status: 400 })
  await page.clock.install()
  await openWith(page, '/enquiries', rows)
  await expect(toast(page, '2 saved messages were sent.')).toBeVisible()
  await expect(toast(page, 'A saved message couldn’t be sent.')).toContainText(
    'Nothing is lost. Everything is still on this device.',
  )
  expect(messages(site)).toEqual(['message 2', 'message 3'])
  await expect(page.getByText('1 unsent')).toBeVisible()
  const refused = listedEnquiries(page).first()
  for (const text of ['message 1', 'Gold', 'Events and production']) await expect(refused).toContainText(text)
  await expect(refused).toContainText('Not accepted')
  await expect(refused).toContainText('The server didn’t accept it. Correct it and send it again')
  await page.clock.fastForward('48:00:00')
  await wake(page)
  expect(sentIds).toEqual(ids)

  await refused.getByRole('button', { name: 'Correct and send' }).click()
  const correction = page.getByRole('dialog', { name: 'Correct and send' })
  await expect(correction.getByLabel('Message')).toHaveValue('message 1')
  await correction.getByLabel('Message').fill('In other words')
  await correction.getByLabel('Subject').fill('Silver')
  await correction.getByLabel('Department').selectOption('Press')
  await correction.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByText('Nothing to send')).toBeVisible()
  expect(messages(site)).toEqual(['message 2', 'message 3', 'In other words'])
  const corrected = { formTitle: 'Contact Page', subject: 'Silver', department: 'Press' }
  expect(site.sandbox.lead.received.at(-1)?.body).toMatchObject(corrected)
  expect(sentIds).toHaveLength(4)
  expect(ids).not.toContain(sentIds[3])

  const reference = String(sentIds[3]).slice(0, 8)
  const record = page.getByRole('main').locator('li', { hasText: reference })
  await record.getByRole('button', { name: 'Add or correct' }).click()
  const message = enquiryDialog(page).getByLabel('Message')
  await expect(message).toHaveValue(`Re: ${reference}\n\n`)
  await expect(enquiryDialog(page).getByRole('link', { name: 'press@sporte.example' })).toBeVisible()
})

test('sends as a new message what the receiver claims to have', async ({ page, site }) => {
  const [row] = anOutbox(1)
  if (!row) throw new Error('No row')
  site.sandbox.lead.behaveOnce({ kind: 'status', status: 409 })
  const now = Date.now()
  const tried = { arrival: 'unknown', attempts: 1, lastTriedAt: now, dueAt: now + 3_600_000 } as const
  await openWith(page, '/enquiries', [{ ...row, value: { ...row.value, ...tried } }])
  const listed = listedEnquiries(page).first()
  await listed.getByRole('button', { name: 'Send now' }).click()
  await expect(listed).toContainText(
    'The receiver says that it already has this message; we could not confirm it.',
  )
  await expect(listed.getByRole('button')).toHaveText(['Send as a new message', 'Delete'])
  expect(site.sandbox.lead.received).toEqual([])

  await listed.getByRole('button', { name: 'Send as a new message' }).click()
  await expect(page.getByText('Nothing to send')).toBeVisible()
  expect(messages(site)).toEqual(['message 1'])
  expect(site.sandbox.lead.received[0]?.body.submissionId).not.toBe(row.value.enquiry.submissionId)
})

test('deletes one by one, and sends by hand', async ({ page, context, site }) => {
  const [first, parked, third] = anOutbox(3)
  if (!first || !parked || !third) throw new Error('unreachable')
  const unreadable = { key: first.key, value: { words: 'of another time' } }
  const state = { state: 'parked', parkedBecause: 'exhausted', arrival: 'yes', told: true } as const
  Object.assign(parked.value, state)
  const sentIds = submissionIds(page)
  site.sandbox.lead.behave({ kind: 'status', status: 400 })
  await openWith(page, '/enquiries', [unreadable, parked, third])
  await expect(toast(page, 'A saved message couldn’t be sent.')).toBeVisible()
  expect(sentIds).toEqual([third.value.enquiry.submissionId])
  await expect(page.getByText('3 unsent')).toBeVisible()

  const refused = listedEnquiries(page).filter({ hasText: 'message 3' })
  await expect(refused).toContainText('Not accepted')
  await refused.getByRole('button', { name: 'Delete' }).click()
  await refused.getByRole('button', { name: 'Keep it' }).click()
  await refused.getByRole('button', { name: 'Delete' }).click()
  expect(await storedRows(page)).toHaveLength(3)
  const asked = refused.getByRole('dialog', { name: 'Delete this message for good?' })
  await asked.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('2 unsent')).toBeVisible()
  await expect(refused).toHaveCount(0)
  expect(await storedRows(page)).toEqual([unreadable, parked])

  const unread = listedEnquiries(page).filter({ hasText: 'Can’t be read' })
  await unread.getByRole('button', { name: 'Delete' }).click()
  await unread.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('1 unsent')).toBeVisible()
  expect(await storedRows(page)).toEqual([parked])

  site.sandbox.lead.behave({ kind: 'accept' })
  await wake(page)
  expect(sentIds).toHaveLength(1)
  await expect(listedEnquiries(page)).toContainText('This may already have reached us')
  await context.setOffline(true)
  await listedEnquiries(page).getByRole('button', { name: 'Send now' }).click()
  const later = toast(page, 'You’re offline. It’ll be sent when you’re back online.')
  await expect(later).toBeVisible()
  await context.setOffline(false)
  await expect(toast(page, 'Your saved message was sent.')).toBeVisible()
  await expect(later).toHaveCount(0, { timeout: 1_000 }) // it would close automatically after eight seconds
  await expect(page.getByText('Nothing to send')).toBeVisible()
  expect(messages(site)).toEqual(['message 2'])
})

test('reports a busy outbox, and takes over from a tab that hangs', full, async ({ page, context, site }) => {
  // The test ends the waits for the lock. The request timeout stays at 20 seconds.
  await context.addInitScript(() => {
    const timeout = AbortSignal.timeout.bind(AbortSignal)
    AbortSignal.timeout = (ms) => {
      if (ms <= 20_000) return timeout(ms)
      const controller = new AbortController()
      addEventListener(`lock-wait-${ms}`, (event) => {
        controller.abort()
        event.preventDefault()
      })
      return controller.signal
    }
  })
  /** Waits until the page waits for the lock, and ends that. */
  const endWait = (ms: number) =>
    expect
      .poll(() =>
        page.evaluate((name) => dispatchEvent(new Event(name, { cancelable: true })), `lock-wait-${ms}`),
      )
      .toBe(false)
  const hung = await context.newPage()
  // In the background, so that only the other tab shows the toast.
  await hung.addInitScript(() => Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' }))
  await open(hung, '/about')
  await hung.evaluate(() => {
    void navigator.locks.request('sporte-outbox', () => new Promise(() => {})).catch(() => {})
  })
  await openWith(page, '/enquiries', anOutbox(1))
  await listedEnquiries(page).getByRole('button', { name: 'Send now' }).click()
  await endWait(outboxLimits.pressWaitMs)
  await expect(
    toast(page, 'Another tab is sending messages. Yours will be sent automatically.'),
  ).toBeVisible()
  await expect(listedEnquiries(page).getByRole('button', { name: 'Delete' })).toBeEnabled()
  expect(messages(site)).toEqual([])

  await endWait(outboxLimits.stealAfterMs)
  await expect(toast(page, 'Your saved message was sent.')).toBeVisible()
  expect(messages(site)).toEqual(['message 1'])

  // A tab in the background leaves the toast to the next one that the visitor sees.
  await page.close()
  await openWith(hung, '/about', anOutbox(1))
  await expect.poll(() => messages(site)).toHaveLength(2)
  const next = await context.newPage()
  await openActive(next, '/about')
  await expect(toast(next, 'Your saved message was sent.')).toBeVisible()
})
