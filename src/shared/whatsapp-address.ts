import { shortenMessage } from './shorten-message.ts'

/** Long enough for a brief. Some phones truncate longer URLs. */
const mostLetters = 1_000

/** The URL that opens a conversation with `number` (digits only), prefilled with `text`. */
export function whatsAppAddress(number: string, text: string): string {
  const message = shortenMessage(text.trim().replace(/\p{Cs}/gu, '\uFFFD'), mostLetters)
  const query = message === '' ? '' : `?text=${encodeURIComponent(message)}`
  return `https://wa.me/${number}${query}`
}
