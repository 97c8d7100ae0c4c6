import type { Page } from '@playwright/test'
import {
  anOutbox,
  listed,
  messages,
  notice,
  openWith,
  storedRows,
  submissionIds,
  wake,
} from '../support/enquiry.ts'
import { expect, test } from '../support/site.ts'

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

test.describe('queued enquiries', () => {
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
