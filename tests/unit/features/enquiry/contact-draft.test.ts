import { createStore } from 'jotai'
import { describe, expect, it } from 'vitest'
import {
  contactDraftAtom,
  forgetContactDraftAtom,
  isContactDraftEmptyAtom,
} from '@/features/enquiry/draft/contact-draft.ts'
import { buildEnquiry } from '../../../support/enquiry-fixture.ts'

describe('Contact page draft', () => {
  it('returns isEmpty until a field has text', () => {
    const store = createStore()
    expect(store.get(isContactDraftEmptyAtom)).toBe(true)

    store.set(contactDraftAtom, { ...store.get(contactDraftAtom), department: 'Press' })

    expect(store.get(isContactDraftEmptyAtom)).toBe(false)
  })

  it('keeps fields that changed while another enquiry was sent', () => {
    const store = createStore()
    store.set(contactDraftAtom, {
      ...store.get(contactDraftAtom),
      firstName: 'Layla',
      subject: 'Prices',
      phone: '+971 50 999 9999',
      message: 'And what does Silver cost?',
    })

    store.set(
      forgetContactDraftAtom,
      buildEnquiry({ message: 'What does Gold cost?', subject: 'Prices', phone: '' }),
    )

    expect(store.get(contactDraftAtom)).toMatchObject({
      firstName: '',
      subject: '',
      phone: '+971 50 999 9999',
      message: 'And what does Silver cost?',
    })
  })
})
