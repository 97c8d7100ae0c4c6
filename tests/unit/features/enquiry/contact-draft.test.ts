import { createStore } from 'jotai'
import { describe, expect, it } from 'vitest'
import {
  contactDraftAtom,
  forgetContactDraftAtom,
  isContactDraftEmptyAtom,
} from '@/features/enquiry/contact-draft.ts'
import { anEnquiry } from '../../../support/an-enquiry.ts'

function aDraft(message: string) {
  const store = createStore()
  const before = store.get(contactDraftAtom)
  store.set(contactDraftAtom, { ...before, firstName: 'Layla', subject: 'Prices', message })
  return store
}

describe("the Contact page's draft", () => {
  it('is empty at first, and not once one field is written', () => {
    const store = createStore()
    expect(store.get(isContactDraftEmptyAtom)).toBe(true)

    store.set(contactDraftAtom, { ...store.get(contactDraftAtom), department: 'Press' })

    expect(store.get(isContactDraftEmptyAtom)).toBe(false)
  })

  it('is forgotten once it was sent', () => {
    const store = aDraft('What does Gold cost?')

    store.set(forgetContactDraftAtom, anEnquiry({ message: 'What does Gold cost?', subject: 'Prices' }))

    expect(store.get(isContactDraftEmptyAtom)).toBe(true)
  })

  it('keeps a message that was changed while another was on its way', () => {
    const store = aDraft('And what does Silver cost?')

    store.set(forgetContactDraftAtom, anEnquiry({ message: 'What does Gold cost?', subject: 'Prices' }))

    expect(store.get(contactDraftAtom)).toMatchObject({
      firstName: '',
      subject: 'Prices',
      message: 'And what does Silver cost?',
    })
  })
})
