import { describe, expect, it } from 'vitest'
import { newEntry, parseReceipt, parseRow } from '@/outbox/entry.ts'
import { buildEnquiry, buildEntry } from '../../support/enquiry-fixture.ts'

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
    formTitle: 'Contact Page',
    subject: 'Tickets',
    department: 'sales',
    pageUrl: 'https://sporte.example/services',
    submissionId: '6f1f9a52-3c53-4a8e-9b5e-0d9a5a3a7f01',
  },
  state: 'queued',
  parkedBecause: null,
  attempts: 2,
  silences: 0,
  dueAt: 0,
  lastStatus: 503,
  lastTriedAt: 1_757_000_060_000,
  told: false,
}
const parsed = { ...ofFirstRelease, arrival: 'no' }

const withEnquiry = (change: object) => ({ ...buildEntry(), enquiry: { ...buildEnquiry(), ...change } })

describe('parseRow', () => {
  it('returns a row of the first release unchanged', () => {
    expect(parseRow(parsed.key, { ...ofFirstRelease, mayHaveArrived: false })).toEqual(parsed)
  })

  it.each(['stuck', 'expired', 'exhausted'])('returns a row that was parked as %s as exhausted', (reason) => {
    const parked = { ...parsed, state: 'parked', parkedBecause: reason }

    expect(parseRow(parked.key, parked)).toEqual({ ...parked, parkedBecause: 'exhausted' })
  })

  it('keeps fields of earlier and of later releases, in the row and in the enquiry', () => {
    const row = { ...parsed, begun: 3, firstTriedAt: 1, channel: 'whatsapp' }
    const other = { ...row, enquiry: { ...row.enquiry, budget: 'large' } }

    expect(parseRow(other.key, other)).toEqual(other)
  })

  it.each(['firstName', 'lastName', 'phone', 'country', 'message', 'pageUrl'])(
    'returns "" for %s if the row is older than the field or has another type',
    (field) => {
      const older = Object.fromEntries(Object.entries(buildEnquiry()).filter(([name]) => name !== field))
      for (const enquiry of [older, { ...older, [field]: 7 }]) {
        expect(parseRow('entry:1', { enquiry })).toMatchObject({ state: 'queued', enquiry: { [field]: '' } })
      }
    },
  )

  it('returns an entry for a bare enquiry', () => {
    expect(parseRow('entry:1', { key: 'entry:1', enquiry: buildEnquiry() })).toEqual({
      ...newEntry(buildEnquiry(), 0),
      key: 'entry:1',
      parkedBecause: 'exhausted', // has no effect on a queued entry
    })
  })

  const unknown = { from: 'another version' }

  it.each([
    ['savedAt', unknown, 0],
    ['savedAt', 8.64e15 + 1, 0],
    ['state', unknown, 'queued'],
    ['parkedBecause', unknown, 'exhausted'],
    ['attempts', -1, 0],
    ['silences', 0.5, 0],
    ['dueAt', Number.NaN, 0],
    ['lastStatus', unknown, null],
    ['lastTriedAt', Number.NEGATIVE_INFINITY, null],
    ['told', unknown, false],
  ])('falls back if %s is %o', (field, value, fallback) => {
    expect(parseRow('entry:1', { ...buildEntry(), [field]: value })).toMatchObject({
      enquiry: buildEnquiry(),
      [field]: fallback,
    })
  })

  it('takes the key from the store, not from the row', () => {
    expect(parseRow('entry:2', buildEntry({ key: 'entry:1' })).key).toBe('entry:2')
  })

  it.each([
    ['nothing', null],
    ['text', 'hello'],
    ['an empty object', {}],
    ['an enquiry without an identity', withEnquiry({ submissionId: undefined })],
    ['an enquiry without an e-mail address', withEnquiry({ email: undefined })],
    ['an enquiry from an unknown form', withEnquiry({ formTitle: 'Raffle' })],
  ])('returns an unreadable row for %s', (_what, value) => {
    expect(parseRow('entry:1', value)).toEqual({ key: 'entry:1', state: 'unreadable' })
  })
})

describe('parseReceipt', () => {
  const receipt = { submissionId: 'id', formTitle: 'Newsletter', savedAt: 1, sentAt: 2 }

  it('returns a receipt with the fields of other releases', () => {
    const ofOther = { ...receipt, told: true, by: 'worker' }

    expect(parseReceipt(receipt)).toEqual({ ...receipt, told: false })
    expect(parseReceipt(ofOther)).toEqual(ofOther)
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
