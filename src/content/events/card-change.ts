import type { Localized } from '@/content/localized.ts'
import type { BoutChange, EventChange, UpcomingCard } from './types.ts'

type Changeable = Pick<UpcomingCard, 'changes'>

const names = {
  cancelled: { en: 'Cancelled', ar: 'أُلغيت' },
  moved: { en: 'New time', ar: 'موعد جديد' },
  card: { en: 'Card changed', ar: 'تغيّرت البطاقة' },
} satisfies Record<string, Localized>

const isOfEvent = (change: EventChange | BoutChange): change is EventChange => change.bout === undefined

/** The changes of the event itself, without those of its bouts. */
export const eventChanges = ({ changes = [] }: Changeable): EventChange[] => changes.filter(isOfEvent)

export const isCancelled = (event: Changeable): boolean =>
  eventChanges(event).some(({ kind }) => kind === 'cancelled')

/** What a list says of an event with changes: the most important one. */
export function changeTag(event: Changeable): Localized | null {
  if (!event.changes) return null
  if (isCancelled(event)) return names.cancelled
  return eventChanges(event).length > 0 ? names.moved : names.card
}
