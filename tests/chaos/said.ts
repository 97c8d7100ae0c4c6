import enquiry from '../../src/locales/en/enquiry.json' with { type: 'json' }
import footer from '../../src/locales/en/footer.json' with { type: 'json' }
import outbox from '../../src/locales/en/outbox.json' with { type: 'json' }
import update from '../../src/locales/en/update.json' with { type: 'json' }

/** What the site's notices mean, by their titles. */
export type Said =
  | { kind: 'sent' | 'saved' | 'failed' }
  | { kind: 'sent later'; count: number }
  | { kind: 'other'; title: string }

export const labels = {
  keep: enquiry.failed.keep,
  update: update.apply,
  sendNow: outbox.sendNow,
}

export function meaningOf(title: string): Said {
  if (title === enquiry.sent.title || title === footer.newsletter.sentTitle) return { kind: 'sent' }
  if (title === enquiry.saved.title) return { kind: 'saved' }
  if (title === enquiry.failed.title) return { kind: 'failed' }
  if (title === outbox.sent.title_one) return { kind: 'sent later', count: 1 }
  const [before = '', after = ''] = outbox.sent.title_other.split('{{count}}')
  const count = Number(title.slice(before.length, title.length - after.length))
  if (title === `${before}${count}${after}`) return { kind: 'sent later', count }
  return { kind: 'other', title }
}
