import type { TFunction } from 'i18next'

/** What stands in the message at first: the specified sentence, and which part of the offer is meant. */
export function prefill(
  about: string | undefined,
  part: string | undefined,
  t: TFunction<'enquiry'>,
): string {
  if (about === undefined) return ''
  const asked = t('prefill', { package: about })
  if (part === undefined) return asked
  // A text of several lines, such as an event's brief, speaks for itself.
  return part.includes('\n') ? `${asked}\n\n${part}` : `${asked}\n${t('prefillPart', { part })}`
}
