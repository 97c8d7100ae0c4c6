import { atom } from 'jotai'
import * as v from 'valibot'
import { personFields } from '@/contract/enquiry.ts'
import { sessionAtom } from '@/platform/device/session-atom.ts'
import { cleanDraft, type Draft } from './check-draft.ts'

const personSchema = v.object(personFields)
const schema = v.object({ person: personSchema, messages: v.record(v.string(), v.string()) })

type Drafts = v.InferOutput<typeof schema>

export const nobody: Drafts['person'] = v.parse(personSchema, {})

/**
 * One message per subject, so that opening the dialog for another package never overwrites a message. An unedited
 * prefilled message is not stored, because the next prefill may be more specific.
 */
const draftsAtom = sessionAtom({ key: 'sporte:draft-dialog', area: 'session' }, schema, {
  person: nobody,
  messages: {},
})

const subjectOf = (about: string | undefined) => about ?? ''

/** The dialog's contents. Subjects are localised, so a message is restored only in the same language. */
export const draftAtom = atom((get) => {
  const { person, messages } = get(draftsAtom)
  return {
    person,
    isEmpty: [person, messages].every((typed) => Object.values(typed).join('') === ''),
    messageFor: (about: string | undefined, prefill: string) => messages[subjectOf(about)] ?? prefill,
  }
})

/** `prefill` is the initial message, before any edit. */
export const writeDraftAtom = atom(
  null,
  (get, set, about: string | undefined, draft: Draft, prefill: string) => {
    const { message, ...person } = draft
    const { [subjectOf(about)]: _, ...others } = get(draftsAtom).messages
    const messages = message === prefill ? others : { ...others, [subjectOf(about)]: message }
    set(draftsAtom, { person, messages })
  },
)

/** Clears the fields that were sent or saved; keeps later edits and messages about other subjects. */
export const clearDraftAtom = atom(null, (get, set, about: string | undefined, sent: Partial<Draft>) => {
  const { person, messages } = get(draftsAtom)
  const { [subjectOf(about)]: now, ...others } = messages
  const cleaned = cleanDraft({ ...person, message: now ?? '' })
  set(draftsAtom, {
    person: { ...nobody, ...typedSince(sent, person, cleaned) },
    messages: cleaned.message === sent.message ? others : messages,
  })
})

/** The fields that were edited after sending. `cleaned`: the fields as they would be sent now. */
export function typedSince<Fields extends object>(
  sent: object,
  now: Fields,
  cleaned: object,
): Partial<Fields> {
  const before = new Map<string, unknown>(Object.entries(sent))
  const after = new Map<string, unknown>(Object.entries(cleaned))
  const typed: Partial<Fields> = { ...now }
  for (const field in typed) if (before.get(field) === after.get(field)) delete typed[field]
  return typed
}
