import { createStore } from 'jotai'
import { describe, expect, it, beforeEach, vi } from 'vitest'
import {
  contactDraftAtom,
  forgetContactDraftAtom,
  isContactDraftEmptyAtom,
} from '@/features/enquiry/draft/contact-draft.ts'
import { clearStoredData } from '@/platform/device/stored-data.ts'
import { buildEnquiry } from '../../../support/enquiry-fixture.ts'
import { createFakeStorage } from '../../../support/fake-storage.ts'

const key = 'sporte:draft-contact'
const empty = createStore().get(contactDraftAtom)

/** Simulates a reload: a new store, the same session storage. */
function openPage() {
  const store = createStore()
  store.sub(contactDraftAtom, () => {})
  return store
}

beforeEach(() => {
  vi.stubGlobal('sessionStorage', createFakeStorage())
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('removeEventListener', () => {})
})

describe('Contact page draft', () => {
  it('returns isEmpty until a field has text', () => {
    const store = createStore()
    expect(store.get(isContactDraftEmptyAtom)).toBe(true)

    store.set(contactDraftAtom, { ...empty, department: 'Press' })

    expect(store.get(isContactDraftEmptyAtom)).toBe(false)
  })

  it('keeps fields that changed while another enquiry was sent', () => {
    const store = createStore()
    store.set(contactDraftAtom, {
      ...empty,
      firstName: 'Layla',
      subject: 'Prices',
      phone: '+971 50 999 9999',
      message: 'And what does Silver cost?',
    })

    const sent = buildEnquiry({ message: 'What does Gold cost?', subject: 'Prices', phone: '' })
    store.set(forgetContactDraftAtom, sent)

    expect(store.get(contactDraftAtom)).toMatchObject({
      firstName: '',
      subject: '',
      phone: '+971 50 999 9999',
      message: 'And what does Silver cost?',
    })
  })
})

describe('sessionAtom', () => {
  it('returns on the next page what this one wrote', () => {
    openPage().set(contactDraftAtom, { ...empty, message: 'Hello' })

    expect(openPage().get(contactDraftAtom)).toEqual({ ...empty, message: 'Hello' })
  })

  it.each(['', 'null', '7', '{'])('returns the empty value if %s is stored', (text) => {
    sessionStorage.setItem(key, text)

    expect(openPage().get(contactDraftAtom)).toEqual(empty)
  })

  it('parses a draft that is older than a field', () => {
    sessionStorage.setItem(key, '{"message":"Hello","country":7}')

    expect(openPage().get(contactDraftAtom)).toMatchObject({ message: 'Hello', firstName: '', country: '' })
  })

  it('stores nothing once the draft was sent', () => {
    const page = openPage()
    page.set(contactDraftAtom, { ...empty, message: 'Hello' })
    page.set(forgetContactDraftAtom, buildEnquiry({ message: 'Hello' }))

    expect(sessionStorage.length).toBe(0)
  })

  it('returns the empty value once the visitor clears it, also on the page that shows it', () => {
    const page = openPage()
    page.set(contactDraftAtom, { ...empty, message: 'Hello' })
    clearStoredData('drafts')

    expect(page.get(contactDraftAtom)).toEqual(empty)
  })

  it('keeps the draft in memory without storage', () => {
    const store = createStore()
    const leave = store.sub(contactDraftAtom, () => {})
    vi.spyOn(sessionStorage, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError')
    })
    store.set(contactDraftAtom, { ...empty, message: 'Hello' })
    leave()
    store.sub(contactDraftAtom, () => {})

    expect(store.get(contactDraftAtom).message).toBe('Hello')
  })
})
