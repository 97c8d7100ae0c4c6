import enquiryInArabic from '../../src/locales/ar/enquiry.json' with { type: 'json' }
import siteInArabic from '../../src/locales/ar/site.json' with { type: 'json' }
import enquiry from '../../src/locales/en/enquiry.json' with { type: 'json' }
import site from '../../src/locales/en/site.json' with { type: 'json' }

export type ToastKind =
  | { kind: 'sent' | 'saved' | 'failed' }
  | { kind: 'sent later' | 'parked'; count: number }
  /** May appear at any time and does not concern the enquiry just written. */
  | { kind: 'beside the point' }
  | { kind: 'unexpected'; title: string }

export const labels = {
  keep: enquiry.failed.keep,
  sending: [enquiry.sending, site.footer.newsletter.sending],
  update: site.update.apply,
  sendNow: enquiry.outbox.sendNow,
  sendAsNew: enquiry.outbox.sendAsNew,
  delete: enquiry.outbox.delete,
  deleted: enquiry.outbox.deleted,
  correct: enquiry.outbox.correct,
  submit: enquiry.submit,
}

/** The visitor writes in English, but may be on an Arabic page when one of these appears. */
const besideThePoint: readonly string[] = [
  ...[site, siteInArabic].map(({ update }) => update.title),
  ...[site, siteInArabic].flatMap(({ install }) => [install.title, install.thanks.title]),
  ...[enquiry, enquiryInArabic].flatMap(({ outbox }) => [
    outbox.notDelivered,
    outbox.busy,
    outbox.beingSent,
    outbox.stillOffline,
    outbox.unstored.title,
  ]),
]

export function classifyToast(title: string): ToastKind {
  if (title === enquiry.sent.title || title === site.footer.newsletter.sentTitle) return { kind: 'sent' }
  if (title === enquiry.saved.title) return { kind: 'saved' }
  if (title === enquiry.failed.title) return { kind: 'failed' }
  if (besideThePoint.includes(title)) return { kind: 'beside the point' }
  for (const { outbox } of [enquiry, enquiryInArabic]) {
    const { sent, parked } = outbox
    const count = countIn(title, sent)
    if (count !== null) return { kind: 'sent later', count }
    const parkedCount = countIn(title, parked)
    if (parkedCount !== null) return { kind: 'parked', count: parkedCount }
  }
  return { kind: 'unexpected', title }
}

function countIn(title: string, said: Readonly<Record<string, string>>): number | null {
  for (const [key, text] of Object.entries(said)) {
    if (!key.startsWith('title_')) continue
    if (title === text) return key === 'title_two' ? 2 : 1
    const [before = '', after] = text.split('{{count}}')
    const count = Number(title.slice(before.length, title.length - (after?.length ?? 0)))
    if (after !== undefined && title === `${before}${count}${after}`) return count
  }
  return null
}
