import { shortenMessage } from './shorten-message.ts'

/** Long enough for a brief; some phones truncate longer addresses. */
const mostLetters = 1_000

/** The address that opens a conversation with `number` (digits only), with `text` ready to send. */
export function whatsAppAddress(number: string, text: string): string {
  const message = shortenMessage(text.trim().replace(/\p{Cs}/gu, '\uFFFD'), mostLetters)
  const query = message === '' ? '' : `?text=${encodeURIComponent(message)}`
  return `https://wa.me/${number}${query}`
}
