import { atom } from 'jotai'
import * as v from 'valibot'
import { personFields } from '@/contract/enquiry.ts'
import { sessionAtom } from '@/platform/device/session-atom.ts'

const personSchema = v.object(personFields)
const schema = v.object({ person: personSchema, messages: v.record(v.string(), v.string()) })

type Drafts = v.InferOutput<typeof schema>
export type Person = Drafts['person']
export type Draft = Person & {
  message: string
  /** The Contact page's form only. */
  subject?: string | undefined
  department?: string | undefined
}

export const nobody: Person = v.parse(personSchema, {})

/**
 * One message per subject, so that opening the dialog for another package never overwrites one. A prefilled message
 * that nobody edited is not stored: the next one may be more specific.
 */
const draftsAtom = sessionAtom({ key: 'sporte:draft-dialog', area: 'session' }, schema, {
  person: nobody,
  messages: {},
})

const subjectOf = (about: string | undefined) => about ?? ''

/** The form's contents. Subjects are in the page's language, so a message about one is read in that language only. */
export const draftAtom = atom((get) => {
  const { person, messages } = get(draftsAtom)
  return {
    person,
    isEmpty: [person, messages].every((typed) => Object.values(typed).join('') === ''),
    messageFor: (about: string | undefined, prefill: string) => messages[subjectOf(about)] ?? prefill,
  }
})

/** `prefill`: the message before anything was typed. */
export const writeDraftAtom = atom(
  null,
  (get, set, about: string | undefined, draft: Draft, prefill: string) => {
    const { message, ...person } = draft
    const { [subjectOf(about)]: _, ...others } = get(draftsAtom).messages
    const messages = message === prefill ? others : { ...others, [subjectOf(about)]: message }
    set(draftsAtom, { person, messages })
  },
)

/** Clears what was sent or saved; messages about other subjects, and what was typed since, stay. */
export const clearDraftAtom = atom(null, (get, set, about: string | undefined, sent: Partial<Draft>) => {
  const { person, messages } = get(draftsAtom)
  const { [subjectOf(about)]: now, ...others } = messages
  set(draftsAtom, {
    person: { ...nobody, ...typedSince(sent, person) },
    messages: now === sent.message ? others : messages,
  })
})

/** The fields that differ from what was sent. */
export function typedSince<Fields extends object>(sent: object, now: Fields): Partial<Fields> {
  const before = new Map<string, unknown>(Object.entries(sent))
  const typed: Partial<Fields> = { ...now }
  for (const field in typed) if (before.get(field) === typed[field]) delete typed[field]
  return typed
}
