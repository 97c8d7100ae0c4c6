import { isEmail } from '@/platform/email.ts'

export type PassField = 'name' | 'email' | 'password'
export type PassProblems = Partial<Record<PassField, 'missing' | 'malformed'>>

/** Null for what the form does not ask for. */
export type Pass = Record<PassField, string | null>

/** What the specification asks for: all of it filled in, the email shaped like one. Any password will do. */
export function checkPass({ name, email, password }: Pass): PassProblems {
  const problems: PassProblems = {}
  if (name?.trim() === '') problems.name = 'missing'
  if (email?.trim() === '') problems.email = 'missing'
  else if (email !== null && !isEmail(email)) problems.email = 'malformed'
  if (password === '') problems.password = 'missing'
  return problems
}
