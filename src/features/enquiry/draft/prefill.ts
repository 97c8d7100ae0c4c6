import type { TFunction } from 'i18next'

/** The initial message: the specified sentence plus the selected part. `about` must fit after “interested in”. */
export function prefill(
  about: string | undefined,
  part: string | undefined,
  t: TFunction<'enquiry'>,
): string {
  if (about === undefined) return ''
  const prefilled = t('prefill', { subject: about })
  if (part === undefined) return prefilled
  // A text of several lines, such as an event's brief, is complete.
  return part.includes('\n') ? `${prefilled}\n\n${part}` : `${prefilled}\n${t('prefillPart', { part })}`
}
