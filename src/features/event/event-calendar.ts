import { config } from '@/config.ts'
import { categoryName } from '@/content/category-name.ts'
import { cardOf } from '@/content/bouts/records.ts'
import { pairingOf } from '@/content/bouts/sides.ts'
import { isCancelled } from '@/content/events/card-change.ts'
import type { EventCategory } from '@/content/events/event-categories.ts'
import { lengthMinutes } from '@/content/events/event-hours.ts'
import { changesOf } from '@/content/events/changes.ts'
import { events } from '@/content/events/events.ts'
import type { SportsEvent } from '@/content/events/types.ts'
import { placeOf } from '@/content/place-of.ts'
import { localizedPath } from '@/contract/language.ts'
import { calendarText, type CalendarEntry } from '@/lib/calendar-file.ts'
import { venueDate } from '@/lib/format/venue-date.ts'
import type { DatedWriting } from '@/content/writing.ts'
import { changeSentence } from './change-text.ts'

/** Paths of the calendar files, for the build and for links. */
export const eventFile = (event: Pick<SportsEvent, 'id'>): string => `/calendar/event-${event.id}.ics`
export const sportFile = (sport: EventCategory): string => `/calendar/${sport}.ics`

/** A sport's calendar contains upcoming events only. */
export const upcomingEventsOfSport = (sport: EventCategory): readonly SportsEvent[] =>
  events.filter((event) => event.sport === sport && event.status !== 'past')

/** Dates are relative to `now`. Requires the namespaces `event` and `demo` to be loaded. */
export function eventCalendar(event: SportsEvent, { now, language, i18n }: DatedWriting): string {
  return calendarText({
    name: null,
    writtenAt: now,
    entries: [entryOf(event, { now, language, i18n })],
  })
}

/** A calendar of all upcoming events of a sport. */
export function sportCalendar(sport: EventCategory, { now, language, i18n }: DatedWriting): string {
  return calendarText({
    name: i18n.t('event:calendar.sportName', { sport: categoryName(sport)[language] }),
    writtenAt: now,
    entries: upcomingEventsOfSport(sport).map((event) => entryOf(event, { now, language, i18n })),
  })
}

const minuteMs = 60_000

function entryOf(event: SportsEvent, { now, language, i18n }: DatedWriting): CalendarEntry {
  const title = event.title[language]
  const start = venueDate(now, event.dayOffset, event.timeUtc)
  return {
    // The same in both languages, so that calendars update the event instead of adding a duplicate.
    uid: `event-${event.id}@${new URL(config.siteUrl).hostname}`,
    start,
    end: new Date(start.getTime() + lengthMinutes(event) * minuteMs),
    summary: title,
    // Omits the texts of past events: they contain results, and calendar apps cannot hide scores.
    description: [
      ...(event.status === 'past'
        ? []
        : [
            event.subtitle[language],
            event.description[language],
            ...cardOf(event.id).map((bout) => pairingOf(bout, language)),
            '',
          ]),
      ...changesOf(event).map((change) => changeSentence(change, { now, language, i18n })),
      i18n.t('demo:calendar.sample'),
    ].join('\n'),
    location: placeOf(event, language),
    url: config.siteUrl + localizedPath(`/event/${event.id}`, language),
    reminders: isCancelled(event)
      ? []
      : [
          { minutesBefore: 24 * 60, text: i18n.t('demo:calendar.tomorrow', { title }) },
          { minutesBefore: 60, text: i18n.t('demo:calendar.soon', { title }) },
        ],
    revision: event.changes?.length ?? 0,
    isCancelled: isCancelled(event),
  }
}
