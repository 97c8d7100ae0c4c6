import * as v from 'valibot'
import { personFields, type Enquiry } from '@/contract/enquiry.ts'
import { newEntry, type OutboxEntry } from '@/outbox/entry.ts'

export function buildEnquiry(overrides: Partial<Enquiry> = {}): Enquiry {
  return {
    ...v.parse(v.object(personFields), {}),
    firstName: 'Layla',
    lastName: 'Haddad',
    email: 'layla@example.com',
    phone: '+971 50 000 0000',
    country: 'United Arab Emirates',
    message: 'How do we put our fight night on air?',
    formTitle: 'Popup Form',
    pageUrl: 'https://sporte.example/services',
    submissionId: '6f1f9a52-3c53-4a8e-9b5e-0d9a5a3a7f01',
    ...overrides,
  }
}

/** An entry that was saved at 1,000 ms and never sent. */
export function buildEntry(overrides: Partial<OutboxEntry> = {}): OutboxEntry {
  return { ...newEntry(buildEnquiry(), 1_000), ...overrides }
}
