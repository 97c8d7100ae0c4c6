import { createStore } from 'jotai'
import { describe, expect, it, beforeEach, vi } from 'vitest'
import { clearDraftAtom, draftAtom, writeDraftAtom } from '@/features/enquiry/draft/enquiry-draft.ts'
import {
  contactDraftAtom,
  forgetContactDraftAtom,
  isContactDraftEmptyAtom,
} from '@/features/enquiry/draft/contact-draft.ts'
import { clearStoredData } from '@/platform/device/stored-data.ts'
import { buildEnquiry } from '../../../support/enquiry-fixture.ts'
import { createFakeStorage } from '../../../support/fake-storage.ts'
import type { Draft } from '@/features/enquiry/draft/check-draft.ts'

const layla = { firstName: 'Layla', lastName: 'Haddad', email: 'layla@example.com', phone: '', country: '' }
const draftWith = (message: string): Draft => ({ ...layla, message })
const prefilled = 'About Gold'

describe('enquiry draft', () => {
  it('keeps the person, and one message per subject', () => {
    const store = createStore()
    store.set(writeDraftAtom, 'Gold', draftWith('Gold, please'), prefilled)
    store.set(writeDraftAtom, 'Bronze', draftWith(''), prefilled)
    store.set(writeDraftAtom, undefined, draftWith('Just a word'), prefilled)
    const draft = store.get(draftAtom)

    expect(draft.person).toEqual(layla)
    expect(draft.messageFor('Gold', 'prefilled')).toBe('Gold, please')
    expect(draft.messageFor(undefined, '')).toBe('Just a word')
    expect(draft.messageFor('Silver', 'About Silver')).toBe('About Silver')
    expect(draft.messageFor('Bronze', 'About Bronze')).toBe('') // the visitor emptied it
    expect(draft.isEmpty).toBe(false)
  })

  it.each([
    ['a newer message of ours for one that nobody has touched', [], 'Dead, and checked.'],
    ['what was typed into a message of ours', [' Help!'], 'The picture is dead. Help!'],
    ['our newer message for typing that was taken out again', [' Help!', ''], 'Dead, and checked.'],
  ])('returns %s, and the person', (_what, typed, message) => {
    const store = createStore()
    for (const more of ['', ...typed])
      store.set(writeDraftAtom, 'Trouble', draftWith(`The picture is dead.${more}`), 'The picture is dead.')
    const draft = store.get(draftAtom)

    expect(draft.messageFor('Trouble', 'Dead, and checked.')).toBe(message)
    expect(draft.person).toEqual(layla)
    expect(draft.isEmpty).toBe(false)
  })

  it('clears sent fields, but neither other subjects nor later edits', () => {
    const store = createStore()
    store.set(writeDraftAtom, 'Gold', draftWith('Gold, please'), prefilled)
    store.set(writeDraftAtom, 'Silver', draftWith('Or Silver'), prefilled)

    store.set(clearDraftAtom, 'Gold', { ...draftWith('Gold, please'), lastName: 'sent before' })
    store.set(clearDraftAtom, 'Silver', { ...draftWith('Or what was sent before'), lastName: 'sent before' })

    const draft = store.get(draftAtom)
    expect(draft.messageFor('Gold', 'About Gold')).toBe('About Gold')
    expect(draft.messageFor('Silver', 'About Silver')).toBe('Or Silver')
    expect(draft.person).toEqual({ ...layla, firstName: '', email: '' })
  })

  it('clears fields that were sent without their invisible marks', () => {
    const store = createStore()
    const typed = { ...draftWith('Gold, please \n'), firstName: '\u202dLayla\u202c', phone: '٥٠' }
    store.set(writeDraftAtom, 'Gold', typed, prefilled)

    store.set(clearDraftAtom, 'Gold', { ...draftWith('Gold, please'), phone: '50' })

    expect(store.get(draftAtom).isEmpty).toBe(true)
  })
})

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
