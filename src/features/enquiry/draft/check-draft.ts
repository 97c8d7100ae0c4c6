import type { Enquiry } from '@/contract/enquiry.ts'
import { cleanEmail, isEmail } from '@/lib/email.ts'
import { cleanDigits, cleanLine, cleanText } from '@/lib/typed-text.ts'

/** What the visitor types. `subject` and `department` are on the Contact page only. */
export type Draft = Omit<Enquiry, 'formTitle' | 'pageUrl' | 'submissionId'>
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

type Typed = Pick<Enquiry, 'firstName' | 'lastName' | 'email' | 'phone' | 'message'> & {
  subject?: string | undefined
}

/** The draft as it is sent. */
export function cleanDraft<Fields extends Typed>(draft: Fields): Fields {
  return {
    ...draft,
    firstName: cleanLine(draft.firstName),
    lastName: cleanLine(draft.lastName),
    email: cleanEmail(draft.email),
    phone: cleanDigits(draft.phone),
    message: cleanText(draft.message),
    ...(draft.subject !== undefined && { subject: cleanLine(draft.subject) }),
  }
}
