import { cleanEmail } from '@/lib/typed-text.ts'

/** International addresses have letters of any script on both sides, so only the shape counts. */
const email = /^[^\s@<>()[\]:;,\\"]+@[^\s@<>()[\]:;,\\".]+(?:\.[^\s@<>()[\]:;,\\".]+)+$/

export function isEmail(text: string): boolean {
  return email.test(cleanEmail(text))
}

/** The address of another mailbox in the same domain. */
export const withMailbox = (email: string, mailbox: string): string => email.replace(/^[^@]+/, mailbox)
