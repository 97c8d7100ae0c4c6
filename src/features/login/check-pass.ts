import { cleanEmail, isEmail } from '@/lib/email.ts'

export type PassField = 'name' | 'email' | 'password'
export type PassProblems = Partial<Record<PassField, 'missing' | 'malformed'>>

/** Null for fields missing from the form. */
export type Pass = Record<PassField, string | null>

/** Like `required` and `type=email`, as specified: anything is accepted. International addresses are too. */
export function checkPass({ name, email, password }: Pass): PassProblems {
  const problems: PassProblems = {}
  if (name === '') problems.name = 'missing'
  if (email !== null && cleanEmail(email) === '') problems.email = 'missing'
  else if (email !== null && !isEmail(email)) problems.email = 'malformed'
  if (password === '') problems.password = 'missing'
  return problems
}
