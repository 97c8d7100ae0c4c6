import enquiry from '../../src/locales/en/enquiry.json' with { type: 'json' }
import footer from '../../src/locales/en/footer.json' with { type: 'json' }
import install from '../../src/locales/en/install.json' with { type: 'json' }
import outbox from '../../src/locales/en/outbox.json' with { type: 'json' }
import update from '../../src/locales/en/update.json' with { type: 'json' }

/** What the site's notices mean, by their titles. */
export type Said =
  | { kind: 'sent' | 'saved' | 'failed' }
  | { kind: 'sent later' | 'set aside'; count: number }
  /** What may be said at any time, and says nothing of what was written. */
  | { kind: 'beside the point' }
  | { kind: 'unexpected'; title: string }

export const labels = {
  keep: enquiry.failed.keep,
  update: update.apply,
  sendNow: outbox.sendNow,
}

const besideThePoint: readonly string[] = [
  update.title,
  install.title,
  install.thanks.title,
  outbox.notDelivered,
]

export function meaningOf(title: string): Said {
  if (title === enquiry.sent.title || title === footer.newsletter.sentTitle) return { kind: 'sent' }
  if (title === enquiry.saved.title) return { kind: 'saved' }
  if (title === enquiry.failed.title) return { kind: 'failed' }
  if (besideThePoint.includes(title)) return { kind: 'beside the point' }
  const sent = countIn(title, outbox.sent)
  if (sent !== null) return { kind: 'sent later', count: sent }
  const setAside = countIn(title, outbox.parked)
  if (setAside !== null) return { kind: 'set aside', count: setAside }
  return { kind: 'unexpected', title }
}

function countIn(title: string, said: { title_one: string; title_other: string }): number | null {
  if (title === said.title_one) return 1
  const [before = '', after = ''] = said.title_other.split('{{count}}')
  const count = Number(title.slice(before.length, title.length - after.length))
  return title === `${before}${count}${after}` ? count : null
}
