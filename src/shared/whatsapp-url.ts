/** Long enough for a brief. Some phones truncate longer URLs. */
const maxLetters = 1_000

/** The URL that opens a conversation with `number` (digits only), prefilled with `text`. */
export function whatsAppUrl(number: string, text: string): string {
  const message = shortenMessage(text.trim().replace(/\p{Cs}/gu, '\uFFFD'), maxLetters)
  const query = message === '' ? '' : `?text=${encodeURIComponent(message)}`
  return `https://wa.me/${number}${query}`
}

/** Shortens a message by omitting long texts and list items, starting from the end. Facts are never omitted. */

/** Lines up to this length count as facts, such as a name or a date. */
const maxFactLength = 120
const isRemark = (line: string) => line.startsWith('- ')
const isFree = (line: string) =>
  isRemark(line) || (line.length > maxFactLength && !/^(?:[^:]{1,40}: |https?:)/.test(line))

/** The minimum useful length of a truncated line. */
const fewestLetters = 40
const missing = '…'

/** Limits a text to `most` letters. If the facts alone are longer, up to twice as many are kept. */
export function shortenMessage(text: string, most: number): string {
  let tooMany = lettersOf(text).length - most
  const kept: string[] = []
  for (const line of text.split('\n').toReversed()) {
    const shorter = tooMany > 0 && isFree(line) ? shortenLine(line, tooMany) : line
    tooMany -= lettersOf(line).length - lettersOf(shorter).length
    // Merges adjacent omissions into one "…".
    if (shorter === missing && kept.at(-1) === missing) tooMany -= 2
    else kept.push(shorter)
  }
  return lettersOf(kept.toReversed().join('\n'))
    .slice(0, 2 * most)
    .join('')
}

function shortenLine(line: string, tooMany: number): string {
  const letters = lettersOf(line)
  const left = letters.length - tooMany - missing.length
  return isRemark(line) || left < fewestLetters ? missing : `${letters.slice(0, left).join('')}${missing}`
}

/** Never splits a surrogate pair. */
const lettersOf = (text: string) => Array.from(text)
