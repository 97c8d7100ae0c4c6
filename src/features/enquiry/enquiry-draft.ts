import { atom } from 'jotai'

export type Person = { firstName: string; lastName: string; email: string; phone: string; country: string }
export type Draft = Person & {
  message: string
  /** The Contact page's form only. */
  subject?: string | undefined
  department?: string | undefined
}

const nobody: Person = { firstName: '', lastName: '', email: '', phone: '', country: '' }

const personAtom = atom<Person>(nobody)
/** One message per subject, so that opening the dialog for another package never overwrites what was typed. */
const messagesAtom = atom<Readonly<Record<string, string>>>({})

const subjectOf = (about: string | undefined) => about ?? ''

/** What stands in the form; it outlives the dialog's closing, not the page. */
export const draftAtom = atom((get) => ({
  person: get(personAtom),
  isEmpty: [get(personAtom), get(messagesAtom)].every((typed) => Object.values(typed).join('') === ''),
  messageFor: (about: string | undefined, prefill: string) => get(messagesAtom)[subjectOf(about)] ?? prefill,
}))

export const writeDraftAtom = atom(null, (get, set, about: string | undefined, draft: Draft) => {
  const { message, ...person } = draft
  set(personAtom, person)
  set(messagesAtom, { ...get(messagesAtom), [subjectOf(about)]: message })
})

/** Clears the form of what has left the visitor's hands; messages about other subjects, or changed since, stay. */
export const clearDraftAtom = atom(null, (get, set, about: string | undefined, message: string) => {
  const { [subjectOf(about)]: now, ...others } = get(messagesAtom)
  set(personAtom, nobody)
  if (now === message) set(messagesAtom, others)
})
