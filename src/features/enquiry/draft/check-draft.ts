import type { Enquiry } from '@/contract/enquiry.ts'
import { isEmail } from '@/lib/email.ts'
import { cleanDraft } from './clean-draft.ts'
import type { Draft } from './enquiry-draft.ts'

export type RequiredField = 'firstName' | 'lastName' | 'email' | 'subject' | 'message'
export type DraftProblems = Partial<Record<RequiredField, 'missing' | 'malformed'>>

/** The required fields of each form. */
export const requiredFields = {
  'Popup Form': ['firstName', 'lastName', 'email', 'message'],
  'Contact Page': ['firstName', 'lastName', 'email', 'subject', 'message'],
  Newsletter: ['email'],
} as const satisfies Record<Enquiry['formTitle'], readonly RequiredField[]>

/** Treats fields with nothing but whitespace and invisible characters as missing. */
export function checkDraft(draft: Draft, form: Enquiry['formTitle'] = 'Popup Form'): DraftProblems {
  const problems: DraftProblems = {}
  const cleaned = cleanDraft(draft)
  for (const field of requiredFields[form]) {
    if (!cleaned[field]) problems[field] = 'missing'
  }
  if (!problems.email && !isEmail(cleaned.email)) problems.email = 'malformed'
  return problems
}

export function isComplete(problems: DraftProblems): boolean {
  return Object.keys(problems).length === 0
}
