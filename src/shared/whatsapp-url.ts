import { cutText } from '@/lib/cut-text.ts'

/** Long enough for a brief. Some phones truncate longer URLs. */
const maxLength = 1_000

/** The URL that opens a conversation with `number` (digits only), prefilled with `text`. */
export function whatsAppUrl(number: string, text: string): string {
  const message = cutText(text.trim().replace(/\p{Cs}/gu, '\uFFFD'), maxLength)
  const query = message === '' ? '' : `?text=${encodeURIComponent(message)}`
  return `https://wa.me/${number}${query}`
}
