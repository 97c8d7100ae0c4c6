import { atom } from 'jotai'
import type { Enquiry } from '@/contract/enquiry.ts'
import type { Draft } from './enquiry-draft.ts'

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

/** What stands in the Contact page's form; it outlives a look at another page, not the document. */
export const contactDraftAtom = atom(nothing)

export const isContactDraftEmptyAtom = atom((get) => Object.values(get(contactDraftAtom)).join('') === '')

/** Clears the form of what has left the visitor's hands; a message that was changed since stays. */
export const forgetContactDraftAtom = atom(null, (get, set, sent: Enquiry) => {
  const { message, subject } = get(contactDraftAtom)
  set(contactDraftAtom, message === sent.message ? nothing : { ...nothing, message, subject })
})
