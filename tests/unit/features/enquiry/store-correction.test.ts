import 'fake-indexeddb/auto'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Enquiry } from '@/contract/enquiry.ts'
import { addEntry, clearOutbox, listRows, removeRow, updateEntry } from '@/contract/outbox-store.ts'
import { storeCorrection } from '@/features/enquiry/store-correction.ts'
import { anEnquiry } from '../../../support/an-enquiry.ts'

/** It waits, was refused once, and may have arrived all the same. */
async function aRefused(overrides: Partial<Enquiry> = {}) {
  const saved = await addEntry(anEnquiry({ submissionId: 'first', ...overrides }), 1_000)
  const refused = { ...saved, attempts: 1, mayHaveArrived: true }
  expect(await updateEntry(refused)).toBe(true)
  return refused
}

const enquiries = async () =>
  (await listRows()).map((row) => (row.state === 'unreadable' ? row.state : row.enquiry))

beforeEach(clearOutbox)

describe('a corrected enquiry', () => {
  it('is another submission in the same row, which nobody can have received', async () => {
    const entry = await aRefused()

    const key = await storeCorrection(entry, { ...entry.enquiry, message: 'In other words' })

    expect(key).toBe(entry.key)
    const [row, ...others] = await listRows()
    expect(others).toEqual([])
    expect(row).toMatchObject({
      key,
      attempts: 0,
      mayHaveArrived: false,
      enquiry: { message: 'In other words', email: entry.enquiry.email },
    })
    expect(row).not.toMatchObject({ enquiry: { submissionId: 'first' } })
  })

  it('is the same submission when no word of it was changed', async () => {
    const entry = await aRefused()

    expect(await storeCorrection(entry, { ...entry.enquiry })).toBe(entry.key)

    expect(await listRows()).toMatchObject([
      { key: entry.key, mayHaveArrived: true, enquiry: { submissionId: 'first' } },
    ])
  })

  it('is a row of its own where the first was sent meanwhile, and the same words are none', async () => {
    const entry = await aRefused()
    await removeRow(entry.key)

    expect(await storeCorrection(entry, { ...entry.enquiry })).toBe(entry.key)
    expect(await listRows()).toEqual([])

    const key = await storeCorrection(entry, { ...entry.enquiry, message: 'In other words' })
    expect(await listRows()).toMatchObject([{ key, enquiry: { message: 'In other words' } }])
  })

  it('takes back nobody else’s correction of the same row', async () => {
    const entry = await aRefused()
    await storeCorrection(entry, { ...entry.enquiry, message: 'From one tab' })
    await storeCorrection(entry, { ...entry.enquiry, message: 'From another' })

    expect(
      (await enquiries()).map((one) => (typeof one === 'string' ? one : one.message)).toSorted(),
    ).toEqual(['From another', 'From one tab'])
  })

  it('brings the fields of its own form, where it was written, and no others', async () => {
    const page = await aRefused({ formTitle: 'Contact Page', subject: 'Prices', department: 'Sales' })
    await storeCorrection(page, { ...page.enquiry, subject: 'Dates' })
    expect(await enquiries()).toMatchObject([
      { formTitle: 'Contact Page', subject: 'Dates', department: 'Sales', pageUrl: page.enquiry.pageUrl },
    ])

    await clearOutbox()
    const popup = await aRefused()
    await storeCorrection(popup, { ...popup.enquiry, phone: '1', subject: 'Not asked for' })
    const [corrected] = await enquiries()
    expect(corrected).toMatchObject({ formTitle: 'Popup Form', phone: '1' })
    expect(corrected).not.toHaveProperty('subject')
  })
})
