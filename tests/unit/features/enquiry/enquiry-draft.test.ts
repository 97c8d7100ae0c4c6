import { createStore } from 'jotai'
import { describe, expect, it } from 'vitest'
import type { Draft } from '@/features/enquiry/draft/check-draft.ts'
import { clearDraftAtom, draftAtom, writeDraftAtom } from '@/features/enquiry/draft/enquiry-draft.ts'

const layla = { firstName: 'Layla', lastName: 'Haddad', email: 'layla@example.com', phone: '', country: '' }
const draftWith = (message: string): Draft => ({ ...layla, message })
/** The initial text of the message. */
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
