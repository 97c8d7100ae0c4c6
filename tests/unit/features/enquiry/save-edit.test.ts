import 'fake-indexeddb/auto'
import { beforeEach, describe, expect, it } from 'vitest'
import { clearOutbox, listRows } from '@/outbox/store.ts'
import { saveEdit } from '@/features/enquiry/save-edit.ts'
import { buildEnquiry } from '../../../support/enquiry-fixture.ts'
import { saveEntry, savedIds } from '../../../support/outbox-fixture.ts'

/** A refused entry that may have arrived. */
const createRefusedEntry = (more: object = {}) =>
  saveEntry('first', {
    state: 'parked',
    parkedBecause: 'refused',
    attempts: 1,
    arrival: 'yes',
    enquiry: { ...buildEnquiry({ submissionId: 'first' }), ...more },
  })

beforeEach(async () => void (await clearOutbox()))

describe('saveEdit', () => {
  it('replaces an entry by a new submission if the content changed', async () => {
    const entry = await createRefusedEntry()

    const key = await saveEdit(entry, { ...entry.enquiry, message: 'In other words' })

    const [row, ...others] = await listRows()
    expect(others).toEqual([])
    expect(row).toMatchObject({
      key,
      state: 'queued',
      attempts: 0,
      arrival: 'no',
      enquiry: { message: 'In other words', email: entry.enquiry.email, pageUrl: entry.enquiry.pageUrl },
    })
    expect(await savedIds()).not.toContain('first')
  })

  it('queues an entry with unchanged content again under its id', async () => {
    const entry = await createRefusedEntry()

    const { dueAt: _, ...kept } = entry

    expect(await saveEdit(entry, { ...entry.enquiry })).toBe(entry.key)

    expect(await listRows()).toMatchObject([
      { ...kept, state: 'queued', parkedBecause: null, attempts: 0, arrival: 'yes' },
    ])
  })

  it('ignores invisible marks in a comparison and drops them from a correction', async () => {
    const marked = { firstName: '\u202dLayla\u202c', message: 'Prices? ' }
    const entry = await createRefusedEntry(marked)
    expect(await saveEdit(entry, entry.enquiry)).toBe(entry.key)

    await saveEdit(entry, { ...entry.enquiry, phone: '\u2066+٩٧١' })

    expect(await listRows()).toMatchObject([
      { enquiry: { firstName: 'Layla', message: 'Prices?', phone: '+971' } },
    ])
  })

  it('keeps fields that the form does not have', async () => {
    const entry = await createRefusedEntry({ budget: 'large', subject: 'Prices', department: 'Sales' })
    const { firstName, lastName, email, phone, country } = entry.enquiry

    await saveEdit(entry, { firstName, lastName, email, phone, country, message: 'In other words' })

    expect(await listRows()).toMatchObject([
      { enquiry: { budget: 'large', subject: 'Prices', department: 'Sales', message: 'In other words' } },
    ])
  })
})
