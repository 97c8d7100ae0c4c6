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
/**
 * Drafts, one message per subject, so that opening the dialog for another package never overwrites one. A prefilled
 * message that nobody edited is not stored: the next one may be more specific.
 */
const messagesAtom = atom<Readonly<Record<string, string>>>({})

const subjectOf = (about: string | undefined) => about ?? ''

/** The form's contents; kept when the dialog closes, but not across a reload. */
export const draftAtom = atom((get) => ({
  person: get(personAtom),
  isEmpty: [get(personAtom), get(messagesAtom)].every((typed) => Object.values(typed).join('') === ''),
  messageFor: (about: string | undefined, prefill: string) => get(messagesAtom)[subjectOf(about)] ?? prefill,
}))

/** `prefill`: the message before anything was typed. */
export const writeDraftAtom = atom(
  null,
  (get, set, about: string | undefined, draft: Draft, prefill: string) => {
    const { message, ...person } = draft
    set(personAtom, person)
    const { [subjectOf(about)]: _, ...others } = get(messagesAtom)
    set(messagesAtom, message === prefill ? others : { ...others, [subjectOf(about)]: message })
  },
)

/** Clears what was sent or saved; messages about other subjects, and what was typed since, stay. */
export const clearDraftAtom = atom(null, (get, set, about: string | undefined, sent: Partial<Draft>) => {
  const { [subjectOf(about)]: now, ...others } = get(messagesAtom)
  set(personAtom, { ...nobody, ...typedSince(sent, get(personAtom)) })
  if (now === sent.message) set(messagesAtom, others)
})

/** The fields that differ from what was sent. */
export function typedSince<Fields extends object>(sent: object, now: Fields): Partial<Fields> {
  const before = new Map<string, unknown>(Object.entries(sent))
  const typed: Partial<Fields> = { ...now }
  for (const field in typed) if (before.get(field) === typed[field]) delete typed[field]
  return typed
}
