import type { Localized } from '@/content/localized.ts'
import { eventChanges, isCancelled, type Changeable } from './card-change.ts'

const names = {
  cancelled: { en: 'Cancelled', ar: 'أُلغيت' },
  moved: { en: 'New time', ar: 'موعد جديد' },
  card: { en: 'Card changed', ar: 'تغيّرت البطاقة' },
} satisfies Record<string, Localized>

/** What a list says of an event with changes: the most important one. */
export function changeTag(event: Changeable): Localized | null {
  if (!event.changes?.length) return null
  if (isCancelled(event)) return names.cancelled
  return eventChanges(event).length > 0 ? names.moved : names.card
}
