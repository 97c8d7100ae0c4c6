import { atom } from 'jotai'
import type { Enquiry } from '@/contract/enquiry.ts'
import { typedSince, type Draft } from './enquiry-draft.ts'

const nothing: Draft = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  country: '',
  message: '',
  subject: '',
  department: '',
}

/** The contents of the Contact page's form; kept across pages, but not across a reload. */
export const contactDraftAtom = atom(nothing)

export const isContactDraftEmptyAtom = atom((get) => Object.values(get(contactDraftAtom)).join('') === '')

/** Clears what was sent or saved; what was typed since stays. */
export const forgetContactDraftAtom = atom(null, (get, set, sent: Enquiry) => {
  set(contactDraftAtom, { ...nothing, ...typedSince(sent, get(contactDraftAtom)) })
})
