import { dropInvisible } from './typed-text.ts'
import { westernDigits } from './western-digits.ts'

/** Brackets, quotes and final punctuation: keyboards turn a second space into a full stop, contact apps add a comma. */
const around = /^[\s\p{Ps}\p{Pi}"'<]+|(?<![\s\p{P}>])[\s\p{P}>]+$/gu

/** A name before the bracket. Another address there would leave open which one is meant. */
const name = /^(?:[^<@]*<\s*|(\S+?)["']?\s*<\s*(?=\1$))/

/** The address without what is typed or copied with it. In Latin letters it has Western digits, as mail servers expect. */
export function cleanEmail(text: string): string {
  const bare = dropInvisible(text).replaceAll(around, '').replace(name, '')
  const address = bare.replace(/^mailto:([^?]*).*$/i, '$1')
  const western = westernDigits(address)
  return /^[!-~]*$/.test(western) ? western : address
}

/** Accepts all that `type=email` does. International addresses have letters of any script on both sides. */
const email = /^[^\s@<>()[\]:;,\\"]+@[^\s@<>()[\]:;,\\".]+(?:\.[^\s@<>()[\]:;,\\".]+)*$/

export function isEmail(text: string): boolean {
  return email.test(cleanEmail(text))
}

/** Valid, but probably without its ending. */
export function lacksDot(text: string): boolean {
  return isEmail(text) && !/@.*\./.test(cleanEmail(text))
}

/** The address of another mailbox in the same domain. */
export const withMailbox = (email: string, mailbox: string): string => email.replace(/^[^@]+/, mailbox)
