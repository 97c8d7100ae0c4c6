import type { Draft } from './enquiry-draft.ts'

export const requiredFields = ['firstName', 'lastName', 'email', 'message'] as const
export type RequiredField = (typeof requiredFields)[number]
export type DraftProblems = Partial<Record<RequiredField, 'missing' | 'malformed'>>

/** As browsers check `type=email`: something, an at sign, a domain (https://html.spec.whatwg.org/#valid-e-mail-address). */
const email =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/i

export function isEmail(text: string): boolean {
  return email.test(text.trim())
}

/** First name, last name, email and message are required; blanks do not count. */
export function checkDraft(draft: Pick<Draft, RequiredField>): DraftProblems {
  const problems: DraftProblems = {}
  for (const field of requiredFields) {
    if (draft[field].trim() === '') problems[field] = 'missing'
  }
  if (!problems.email && !isEmail(draft.email)) problems.email = 'malformed'
  return problems
}

export function isComplete(problems: DraftProblems): boolean {
  return Object.keys(problems).length === 0
}
