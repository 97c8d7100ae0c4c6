import type { Page } from '@playwright/test'
import {
  anOutbox,
  listed,
  messages,
  notice,
  notices,
  openWith,
  storedRows,
  submissionIds,
  wake,
} from '../support/enquiry.ts'
import type { LeadBehaviour } from '../sandbox/lead-inbox.ts'
import { expect, test } from '../support/site.ts'

const three = ['message 1', 'message 2', 'message 3']

/** A device with three entries, and a receiver with this behaviour until a test changes it. */
async function openThree(page: Page, behave: () => void): Promise<{ ids: unknown[]; sentIds: unknown[] }> {
  const rows = anOutbox(3)
  const sentIds = submissionIds(page)
  behave()
  await page.clock.install()
  await openWith(page, '/enquiries', rows)
  await page.mouse.move(10, 10)
  return { ids: rows.map(({ value }) => value.enquiry.submissionId), sentIds }
}

/** All three are queued, each was tried, and the page lists them. */
async function expectWaiting(page: Page, tried: object) {
  await expect
    .poll(() => storedRows(page))
    .toMatchObject(three.map((message) => ({ value: { enquiry: { message }, state: 'queued', ...tried } })))
  await expect(page.getByText('3 on this device')).toBeVisible()
  for (const [index, message] of three.entries()) {
    await expect(listed(page).nth(index)).toContainText(message)
    await expect(listed(page).nth(index)).toContainText(/Waiting.*Tried /)
  }
  await expect(notices(page).getByRole('listitem')).toHaveCount(0)
}

async function expectDelivered(page: Page) {
  await expect(notice(page, '3 saved messages were sent.')).toBeVisible()
  await expect(page.getByText('Nothing on this device')).toBeVisible()
  await expect(listed(page)).toHaveText(three.map(() => /^Enquiry from .+, sent .+$/))
  expect(await storedRows(page)).toEqual([])
}

test.describe('queued enquiries', () => {
  test('wait longer after each 500', async ({ page, site }) => {
    const lead = site.sandbox.lead
    const failure: LeadBehaviour = { kind: 'status', status: 500 }
    const { ids, sentIds } = await openThree(page, () => lead.behave(failure))
    await expectWaiting(page, { attempts: 1, lastStatus: 500 })
    await page.clock.fastForward(5_000)
    await wake(page)
    expect(lead.attempts).toBe(3)
    await page.clock.fastForward(11_000)
    await expectWaiting(page, { attempts: 2, lastStatus: 500 })
    await page.clock.fastForward(16_000)
    await wake(page)
    expect(lead.attempts).toBe(6)
    lead.behave({ kind: 'accept' })

    await page.clock.fastForward(15_000)
    await expectDelivered(page)
    expect(new Set(messages(site))).toEqual(new Set(three))
    expect(sentIds).toHaveLength(9)
    expect(new Set(sentIds)).toEqual(new Set(ids))
  })

  test('report a refusal, do not block others and go out after an edit', async ({ page, site }) => {
    const { ids, sentIds } = await openThree(page, () =>
      site.sandbox.lead.behaveOnce({ kind: 'status', status: 400 }),
    )
    await expect(notice(page, '2 saved messages were sent.')).toBeVisible()
    await expect(notice(page, 'A saved message couldn’t be sent.')).toContainText(
      'Nothing is lost. Everything is still on this device.',
    )
    expect(messages(site)).toEqual(['message 2', 'message 3'])
    await expect(page.getByText('1 on this device')).toBeVisible()
    const refused = listed(page).first()
    await expect(refused).toContainText('message 1')
    await expect(refused).toContainText('Refused')
    await expect(refused).toContainText('The server didn’t accept it. Correct it and send it again')
    await page.clock.fastForward('48:00:00')
    await wake(page)
    expect(sentIds).toEqual(ids)

    await refused.getByRole('button', { name: 'Correct and send' }).click()
    const correction = page.getByRole('dialog', { name: 'Correct and send' })
    await expect(correction.getByLabel('Message')).toHaveValue('message 1')
    await correction.getByLabel('Message').fill('In other words')
    await correction.getByRole('button', { name: 'Send message' }).click()
    await expect(page.getByText('Nothing on this device')).toBeVisible()
    expect(messages(site)).toEqual(['message 2', 'message 3', 'In other words'])
    expect(sentIds).toHaveLength(4)
    expect(ids).not.toContain(sentIds[3])
  })

  test('can be deleted one by one, with a confirmation', async ({ page, site }) => {
    const { ids, sentIds } = await openThree(page, () =>
      site.sandbox.lead.behave({ kind: 'status', status: 400 }),
    )
    await expect(notice(page, '3 saved messages couldn’t be sent.')).toBeVisible()
    await expect(page.getByText('Refused', { exact: true })).toHaveCount(3)
    const second = listed(page).filter({ hasText: 'message 2' })
    await second.getByRole('button', { name: 'Delete' }).click()
    await second.getByRole('button', { name: 'Keep it' }).click()
    await second.getByRole('button', { name: 'Delete' }).click()
    expect(await storedRows(page)).toHaveLength(3)
    const asked = second.getByRole('group', { name: 'Delete this message for good?' })
    await asked.getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText('2 on this device')).toBeVisible()
    await expect(second).toHaveCount(0)
    expect(await storedRows(page)).toMatchObject(
      ['message 1', 'message 3'].map((message) => ({ value: { enquiry: { message }, state: 'parked' } })),
    )
    site.sandbox.lead.behave({ kind: 'accept' })
    await wake(page)
    expect(sentIds).toEqual(ids)
  })
})
