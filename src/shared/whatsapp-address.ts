/** Long enough for a brief; longer addresses are cut on the way by some phones. */
const mostLetters = 1_000

/** The address that opens a conversation with `number` (digits alone), with `text` waiting to be sent. */
export function whatsAppAddress(number: string, text: string): string {
  const letters = Array.from(text.trim().replace(/\p{Cs}/gu, '\uFFFD'))
  const query =
    letters.length > 0 ? `?text=${encodeURIComponent(letters.slice(0, mostLetters).join(''))}` : ''
  return `https://wa.me/${number}${query}`
}
