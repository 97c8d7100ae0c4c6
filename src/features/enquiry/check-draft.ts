import type { Enquiry } from '@/contract/enquiry.ts'
import type { Draft } from './enquiry-draft.ts'

export type RequiredField = 'firstName' | 'lastName' | 'email' | 'subject' | 'message'
export type DraftProblems = Partial<Record<RequiredField, 'missing' | 'malformed'>>

/** What each form insists on. A newsletter sign-up is an address and nothing else. */
export const requiredFields = {
  'Popup Form': ['firstName', 'lastName', 'email', 'message'],
  'Contact Page': ['firstName', 'lastName', 'email', 'subject', 'message'],
  Newsletter: ['email'],
} as const satisfies Record<Enquiry['formTitle'], readonly RequiredField[]>

/** As browsers check `type=email`: something, an at sign, a domain (https://html.spec.whatwg.org/#valid-e-mail-address). */
const email =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/i

export function isEmail(text: string): boolean {
  return email.test(text.trim())
}

/** Blanks do not count. */
export function checkDraft(
  draft: Pick<Draft, RequiredField>,
  form: Enquiry['formTitle'] = 'Popup Form',
): DraftProblems {
  const problems: DraftProblems = {}
  for (const field of requiredFields[form]) {
    if (!draft[field]?.trim()) problems[field] = 'missing'
  }
  if (!problems.email && !isEmail(draft.email)) problems.email = 'malformed'
  return problems
}

export function isComplete(problems: DraftProblems): boolean {
  return Object.keys(problems).length === 0
}
