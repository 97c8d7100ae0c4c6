import { cleanEmail } from '@/lib/typed-text.ts'

/** Accepts all that `type=email` does. International addresses have letters of any script on both sides. */
const email = /^[^\s@<>()[\]:;,\\"]+@[^\s@<>()[\]:;,\\".]+(?:\.[^\s@<>()[\]:;,\\".]+)*$/

export function isEmail(text: string): boolean {
  return email.test(cleanEmail(text))
}

/** Valid, but probably without its ending. */
export function lacksDot(text: string): boolean {
  return isEmail(text) && !/@.*\./.test(text)
}

/** The address of another mailbox in the same domain. */
export const withMailbox = (email: string, mailbox: string): string => email.replace(/^[^@]+/, mailbox)
