import type { Enquiry } from '@/contract/enquiry.ts'
import { isEmail } from '@/platform/email.ts'
import type { Draft } from './enquiry-draft.ts'

export type RequiredField = 'firstName' | 'lastName' | 'email' | 'subject' | 'message'
export type DraftProblems = Partial<Record<RequiredField, 'missing' | 'malformed'>>

/** What each form insists on. A newsletter sign-up is an address and nothing else. */
export const requiredFields = {
  'Popup Form': ['firstName', 'lastName', 'email', 'message'],
  'Contact Page': ['firstName', 'lastName', 'email', 'subject', 'message'],
  Newsletter: ['email'],
} as const satisfies Record<Enquiry['formTitle'], readonly RequiredField[]>

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
