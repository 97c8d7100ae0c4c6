import 'fake-indexeddb/auto'
import { beforeEach, describe, expect, it } from 'vitest'
import { clearOutbox, listRows } from '@/outbox/store.ts'
import { saveEdit } from '@/features/enquiry/edit-enquiry-dialog.tsx'
import { buildEnquiry } from '../../../support/enquiry-fixture.ts'
import { saveEntry } from '../../../support/outbox-fixture.ts'

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
