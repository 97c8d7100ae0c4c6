import { describe, expect, it } from 'vitest'
import { newEntry, parseReceipt, parseRow } from '@/contract/outbox-entry.ts'
import { anEnquiry, anEntry } from '../../support/an-enquiry.ts'

describe('parseRow', () => {
  it('reads back what newEntry made', () => {
    const entry = newEntry('entry:1', anEnquiry(), 1_000)

    expect(parseRow('entry:1', structuredClone(entry))).toEqual(entry)
  })

  it('reads an entry of a version that knew the enquiry and nothing else', () => {
    const row = parseRow('entry:1', { key: 'entry:1', enquiry: anEnquiry() })

    expect(row).toEqual({ ...newEntry('entry:1', anEnquiry(), 0) })
  })

  it.each([
    ['savedAt', 0],
    ['state', 'queued'],
    ['parkedBecause', null],
    ['attempts', 0],
    ['silences', 0],
    ['mayHaveArrived', false],
    ['begun', 0],
    ['dueAt', 0],
    ['lastStatus', null],
    ['lastTriedAt', null],
    ['firstTriedAt', 0],
    ['told', false],
  ])('reads an entry whose %s is of a kind it does not know', (field, fallback) => {
    expect(parseRow('entry:1', { ...anEntry(), [field]: { from: 'another version' } })).toMatchObject({
      enquiry: anEnquiry(),
      [field]: fallback,
    })
  })

  it.each([
    ['savedAt', Number.POSITIVE_INFINITY, 0],
    ['savedAt', 8.64e15 + 1, 0],
    ['dueAt', Number.NaN, 0],
    ['lastTriedAt', Number.NEGATIVE_INFINITY, null],
    ['lastTriedAt', 1e300, null],
    ['attempts', -1, 0],
    ['silences', 0.5, 0],
    ['begun', -1, 0],
    ['firstTriedAt', 8.64e15 + 1, 0],
  ])('takes no %s that cannot be: %d', (field, impossible, fallback) => {
    expect(parseRow('entry:1', anEntry({ [field]: impossible }))).toMatchObject({ [field]: fallback })
  })

  it('keeps what only a newer version knows, in the entry and in the enquiry', () => {
    const newer = { ...anEntry(), channel: 'whatsapp', enquiry: { ...anEnquiry(), budget: 'large' } }

    expect(parseRow('entry:1', newer)).toEqual({ ...newer, key: 'entry:1' })
  })

  it('goes by the key that the row is stored under', () => {
    expect(parseRow('entry:2', anEntry({ key: 'entry:1' })).key).toBe('entry:2')
  })

  it('keeps the fields that only the Contact page sends', () => {
    const enquiry = anEnquiry({ formTitle: 'Contact Page', subject: 'Prices', department: 'Sales' })

    expect(parseRow('entry:1', anEntry({ enquiry }))).toMatchObject({ enquiry })
  })

  it('reads a message of the Contact page from before it asked for a subject', () => {
    const enquiry = anEnquiry({ formTitle: 'Contact Page' })

    expect(parseRow('entry:1', anEntry({ enquiry }))).toEqual(anEntry({ key: 'entry:1', enquiry }))
  })

  it.each([
    ['nothing', null],
    ['a text', 'hello'],
    ['an empty object', {}],
    [
      'an enquiry without its identity',
      { ...anEntry(), enquiry: { ...anEnquiry(), submissionId: undefined } },
    ],
    ['a form nobody knows', { ...anEntry(), enquiry: { ...anEnquiry(), formTitle: 'Raffle' } }],
  ])('keeps %s as a row that cannot be read', (_what, value) => {
    expect(parseRow('entry:1', value)).toEqual({ key: 'entry:1', state: 'unreadable' })
  })
})

describe('parseReceipt', () => {
  const receipt = { submissionId: 'id', formTitle: 'Newsletter', savedAt: 1, sentAt: 2 }

  it('reads a receipt of a version that did not keep whether it was told', () => {
    expect(parseReceipt(receipt)).toEqual({ ...receipt, told: false })
  })

  it('keeps what only a newer version knows', () => {
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
  ])('drops %j, which says nothing to anyone', (value) => {
    expect(parseReceipt(value)).toBeUndefined()
  })
})
