import { expect, it } from 'vitest'
import { parseRow } from '@/contract/outbox-entry.ts'

/** As the first release wrote it, word for word: this must stay readable for ever. */
const ofFirstRelease = [
  {
    key: 'entry:001757000000001',
    value: {
      key: 'entry:001757000000001',
      savedAt: Date.now() - 3 * 86_400_000,
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
      lastTriedAt: Date.now() - 2 * 86_400_000,
      told: false,
    },
  },
  {
    key: 'entry:001757000000002',
    value: {
      key: 'entry:001757000000002',
      savedAt: Date.now() - 86_400_000,
      enquiry: {
        firstName: 'Omar',
        lastName: '',
        email: 'omar@example.com',
        phone: '',
        country: '',
        message: 'to a department',
        formTitle: 'Contact Page',
        pageUrl: 'https://sporte.example/contact',
        submissionId: '6f1f9a52-3c53-4a8e-9b5e-0d9a5a3a7f02',
        subject: 'Tickets',
        department: 'sales',
      },
      state: 'queued',
      parkedBecause: null,
      attempts: 0,
      silences: 0,
      mayHaveArrived: false,
      dueAt: 0,
      lastStatus: null,
      lastTriedAt: null,
      told: false,
    },
  },
]

it.each(ofFirstRelease)('reads $value.enquiry.message, of the first release', ({ key, value }) => {
  expect(parseRow(key, value)).toEqual({ ...value, begun: 0, firstTriedAt: 0 })
})
