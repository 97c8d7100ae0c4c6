import { config } from '@/config.ts'
import { pairingOf } from '@/content/bouts/sides.ts'
import { startOfSlot } from '@/content/bouts/start-of.ts'
import type { Bout } from '@/content/bouts/types.ts'
import { lengthMinutes } from '@/content/events/event-hours.ts'
import { findEvent } from '@/content/events/events.ts'
import { placeOf } from '@/content/place-of.ts'
import { localizedPath } from '@/contract/language.ts'
import { calendarText } from '@/lib/calendar-file.ts'
import { venueTimeRange } from '@/lib/format/time-range.ts'
import { venueDate } from '@/lib/format/venue-date.ts'
import type { DatedWriting } from '@/content/writing.ts'

export const boutFile = ({ event, order }: Bout): string => `/calendar/bout-${event}-${order}.ics`

/** From the earliest start of the bout to the end of its event, as planned. Requires the namespace `demo`. */
export function boutCalendar(bout: Bout, { now, language, i18n }: DatedWriting): string {
  const event = findEvent(bout.event)
  const slot = startOfSlot(bout, null)
  if (!event || slot?.phase !== 'coming') throw new Error(`${bout.event} has no bout to come`)
  const title = pairingOf(bout, language)
  const first = venueDate(now, event.dayOffset, event.timeUtc)
  const range = venueTimeRange(slot, language)
  const entry = {
    uid: `bout-${event.id}-${bout.order}@${new URL(config.siteUrl).hostname}`,
    start: venueDate(now, event.dayOffset, slot.from),
    end: new Date(first.getTime() + lengthMinutes(event) * 60_000),
    summary: `${title} · ${event.title[language]}`,
    description: [
      i18n.t(bout.kind === 'match' ? 'demo:start.venueFrom' : 'demo:start.venue', range),
      ...(bout.kind === 'match' ? [] : [i18n.t('demo:start.note')]),
      i18n.t('demo:calendar.sample'),
    ].join('\n'),
    location: placeOf(event, language),
    url: config.siteUrl + localizedPath(`/event/${event.id}`, language),
    reminders: [
      { minutesBefore: 24 * 60, text: i18n.t('demo:calendar.tomorrow', { title }) },
      { minutesBefore: 60, text: i18n.t('demo:calendar.soon', { title }) },
    ],
    revision: event.changes?.length ?? 0,
  }
  return calendarText({ name: null, writtenAt: now, entries: [entry] })
}
