import type { Localized } from './localized.ts'

export const eventIds = [
  'battle-of-the-burj',
  'emirates-sixes',
  'gulf-boxing-night-2',
  'gulf-boxing-night-3',
  'corniche-cup',
] as const
export type EventId = (typeof eventIds)[number]
export type SportsEvent = { id: EventId; title: Localized }

/** Invented events of the demo area. */
const events = {
  'battle-of-the-burj': { title: { en: 'Battle of the Burj', ar: 'معركة البرج' } },
  'emirates-sixes': { title: { en: 'Emirates Sixes: Finals Day', ar: 'سداسيات الإمارات: يوم النهائيات' } },
  'gulf-boxing-night-2': {
    title: { en: 'Gulf Boxing Series: Night 2', ar: 'سلسلة الخليج للملاكمة: الليلة 2' },
  },
  'gulf-boxing-night-3': {
    title: { en: 'Gulf Boxing Series: Night 3', ar: 'سلسلة الخليج للملاكمة: الليلة 3' },
  },
  'corniche-cup': { title: { en: 'Corniche Cup Final', ar: 'نهائي كأس الكورنيش' } },
} satisfies Record<EventId, Omit<SportsEvent, 'id'>>

export function findEvent(id: string): SportsEvent | undefined {
  const known = eventIds.find((eventId) => eventId === id)
  return known && { id: known, ...events[known] }
}
