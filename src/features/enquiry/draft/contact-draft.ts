import { atom } from 'jotai'
import { personFields, text, type Enquiry } from '@/contract/enquiry.ts'
import * as v from 'valibot'
import { cleanDraft, type Draft } from './check-draft.ts'
import { nobody, typedSince } from './enquiry-draft.ts'
import { sessionAtom } from '@/platform/device/session-atom.ts'

const schema = v.object({
  ...personFields,
  message: text,
  subject: v.optional(text),
  department: v.optional(text),
})

const nothing: Draft = { ...nobody, message: '', subject: '', department: '' }

/** The contents of the Contact page's form, shared by both page languages. */
export const contactDraftAtom = sessionAtom({ key: 'sporte:draft-contact', area: 'session' }, schema, nothing)

/** Merges input from before hydration into the draft. */
export const adoptContactTextAtom = atom(null, (get, set, typed: Record<string, FormDataEntryValue>) => {
  const draft = v.safeParse(schema, { ...get(contactDraftAtom), ...typed })
  if (draft.success) set(contactDraftAtom, draft.output)
})

export const isContactDraftEmptyAtom = atom((get) => Object.values(get(contactDraftAtom)).join('') === '')

/** Clears the fields that were sent or saved; keeps later edits. */
export const forgetContactDraftAtom = atom(null, (get, set, sent: Enquiry) => {
  const draft = get(contactDraftAtom)
  set(contactDraftAtom, { ...nothing, ...typedSince(sent, draft, cleanDraft(draft)) })
})
