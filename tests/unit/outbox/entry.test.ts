import { describe, expect, it } from 'vitest'
import { newEntry, parseReceipt, parseRow } from '@/outbox/entry.ts'
import { buildEnquiry, buildEntry } from '../../support/enquiry-fixture.ts'

describe('newEntry', () => {
  it('returns an entry that is due at once, under the key of its submission', () => {
    expect(newEntry(buildEnquiry({ submissionId: 'a' }), 1_000)).toMatchObject({
      key: 'entry:a',
      state: 'queued',
      savedAt: 1_000,
      dueAt: 1_000,
    })
  })
})

/** A row exactly as the first release wrote it. It must always stay readable. */
const ofFirstRelease = {
  key: 'entry:001757000000001',
  savedAt: 1_757_000_000_001,
  enquiry: {
    firstName: 'Layla',
    lastName: 'Haddad',
    email: 'layla@example.com',
    phone: '+971 50 123 4567',
    country: 'United Arab Emirates',
    message: 'of the first release',
    formTitle: 'Popup Form',
    pageUrl: 'https://sporte.example/services',
    submissionId: '6f1f9a52-3c53-4a8e-9b5e-0d9a5a3a7f01',
  },
  state: 'queued',
  parkedBecause: null,
  attempts: 2,
  silences: 0,
  mayHaveArrived: false,
  dueAt: 0,
  lastStatus: 503,
  lastTriedAt: 1_757_000_060_000,
  told: false,
}

const toDepartment = {
  ...ofFirstRelease,
  enquiry: { ...ofFirstRelease.enquiry, formTitle: 'Contact Page', subject: 'Tickets', department: 'sales' },
}

describe('parseRow', () => {
  it('returns an entry that newEntry made', () => {
    const entry = newEntry(buildEnquiry(), 1_000)

    expect(parseRow(entry.key, structuredClone(entry))).toEqual(entry)
  })

  it.each([ofFirstRelease, toDepartment])('returns a row of the first release unchanged', (row) => {
    expect(parseRow(row.key, row)).toEqual(row)
  })

  it.each(['stuck', 'expired', 'exhausted'])('returns a row that was parked as %s as exhausted', (reason) => {
    const parked = { ...ofFirstRelease, state: 'parked', parkedBecause: reason }

    expect(parseRow(parked.key, parked)).toEqual({ ...parked, parkedBecause: 'exhausted' })
  })

  it('keeps fields of earlier and of later releases, in the row and in the enquiry', () => {
    const row = { ...ofFirstRelease, begun: 3, firstTriedAt: 1, channel: 'whatsapp' }
    const other = { ...row, enquiry: { ...row.enquiry, budget: 'large' } }

    expect(parseRow(other.key, other)).toEqual(other)
  })

  it.each(['firstName', 'lastName', 'phone', 'country', 'message', 'pageUrl'])(
    'returns "" for %s if the row is older than the field or has another type',
    (field) => {
      for (const value of [undefined, 7]) {
        const row = buildEntry({ enquiry: { ...buildEnquiry(), [field]: value } })

        expect(parseRow(row.key, structuredClone(row))).toMatchObject({
          state: 'queued',
          enquiry: { [field]: '' },
        })
      }
      const enquiry = Object.fromEntries(Object.entries(buildEnquiry()).filter(([name]) => name !== field))
      expect(parseRow('entry:1', { key: 'entry:1', enquiry })).toMatchObject({
        state: 'queued',
        enquiry: { [field]: '' },
      })
    },
  )

  it('returns an entry for a bare enquiry', () => {
    expect(parseRow('entry:1', { key: 'entry:1', enquiry: buildEnquiry() })).toEqual({
      ...newEntry(buildEnquiry(), 0),
      key: 'entry:1',
      parkedBecause: 'exhausted', // has no effect on a queued entry
    })
  })

  it.each([
    ['savedAt', 0],
    ['state', 'queued'],
    ['parkedBecause', 'exhausted'],
    ['attempts', 0],
    ['silences', 0],
    ['mayHaveArrived', false],
    ['dueAt', 0],
    ['lastStatus', null],
    ['lastTriedAt', null],
    ['told', false],
  ])('falls back if %s has an unknown value', (field, fallback) => {
    expect(parseRow('entry:1', { ...buildEntry(), [field]: { from: 'another version' } })).toMatchObject({
      enquiry: buildEnquiry(),
      [field]: fallback,
    })
  })

  it.each([
    ['savedAt', Number.POSITIVE_INFINITY, 0],
    ['savedAt', 8.64e15 + 1, 0],
    ['dueAt', Number.NaN, 0],
    ['lastTriedAt', Number.NEGATIVE_INFINITY, null],
    ['attempts', -1, 0],
    ['silences', 0.5, 0],
  ])('falls back if %s is %d', (field, impossible, fallback) => {
    expect(parseRow('entry:1', buildEntry({ [field]: impossible }))).toMatchObject({ [field]: fallback })
  })

  it('takes the key from the store, not from the row', () => {
    expect(parseRow('entry:2', buildEntry({ key: 'entry:1' })).key).toBe('entry:2')
  })

  it.each([
    ['nothing', null],
    ['text', 'hello'],
    ['an empty object', {}],
    [
      'an enquiry without an identity',
      { ...buildEntry(), enquiry: { ...buildEnquiry(), submissionId: undefined } },
    ],
    [
      'an enquiry without an e-mail address',
      { ...buildEntry(), enquiry: { ...buildEnquiry(), email: undefined } },
    ],
    [
      'an enquiry from an unknown form',
      { ...buildEntry(), enquiry: { ...buildEnquiry(), formTitle: 'Raffle' } },
    ],
  ])('returns an unreadable row for %s', (_what, value) => {
    expect(parseRow('entry:1', value)).toEqual({ key: 'entry:1', state: 'unreadable' })
  })
})

describe('parseReceipt', () => {
  const receipt = { submissionId: 'id', formTitle: 'Newsletter', savedAt: 1, sentAt: 2 }

  it('returns a receipt with the fields of other releases', () => {
    expect(parseReceipt(receipt)).toEqual({ ...receipt, told: false })
    expect(parseReceipt({ ...receipt, told: true, by: 'worker' })).toEqual({
      ...receipt,
      told: true,
      by: 'worker',
    })
  })

  it.each([
    null,
    {},
    { ...receipt, sentAt: 'yesterday' },
    { ...receipt, sentAt: Number.POSITIVE_INFINITY },
    { ...receipt, formTitle: 'Raffle' },
  ])('returns undefined for %j', (value) => {
    expect(parseReceipt(value)).toBeUndefined()
  })
})
