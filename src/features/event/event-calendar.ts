import type { i18n as I18n } from 'i18next'
import { config } from '@/config.ts'
import { lengthMinutes } from '@/content/event-hours.ts'
import { events } from '@/content/events.ts'
import type { SportsEvent } from '@/content/events/types.ts'
import { placeOf } from '@/content/place-of.ts'
import type { Sport } from '@/content/sports.ts'
import { localizedPath, type Language } from '@/contract/language.ts'
import { calendarText, type CalendarEntry } from '@/platform/words/calendar-file.ts'
import { venueDate } from '@/platform/words/venue-date.ts'

/** Where the build writes the files; the pages' links name them too. */
export const eventFile = (event: Pick<SportsEvent, 'id'>): string => `/calendar/event-${event.id}.ics`
export const sportFile = (sport: Sport): string => `/calendar/${sport}.ics`

/** What a sport's file holds: nobody wants a calendar full of what is over. */
export const comingEvents = (sport: Sport): readonly SportsEvent[] =>
  events.filter((event) => event.sport === sport && event.status !== 'past')

type Writing = { now: Date; language: Language; i18n: I18n }

/** One event with its date counted from today's. The texts are `event-calendar` and `demo`. */
export function eventCalendar(event: SportsEvent, { now, language, i18n }: Writing): string {
  return calendarText({
    name: i18n.t('event-calendar:eventName', { title: event.title[language] }),
    writtenAt: now,
    entries: [entryOf(event, { now, language, i18n })],
  })
}

/** All that is to come of a sport. */
export function sportCalendar(sport: Sport, { now, language, i18n }: Writing): string {
  return calendarText({
    name: i18n.t('event-calendar:sportName', { sport: i18n.t(`demo:sport.${sport}`) }),
    writtenAt: now,
    entries: comingEvents(sport).map((event) => entryOf(event, { now, language, i18n })),
  })
}

const minuteMs = 60_000

function entryOf(event: SportsEvent, { now, language, i18n }: Writing): CalendarEntry {
  const title = event.title[language]
  const start = venueDate(now, event.dayOffset, event.timeUtc)
  return {
    // The same event in another language is the same event.
    uid: `event-${event.id}@${new URL(config.siteUrl).hostname}`,
    start,
    end: new Date(start.getTime() + lengthMinutes(event) * minuteMs),
    summary: title,
    // What is over tells how it ended: not in a calendar, which knows no shield.
    description: [
      ...(event.status === 'past' ? [] : [event.subtitle[language], event.description[language], '']),
      i18n.t('event-calendar:sample'),
    ].join('\n'),
    location: placeOf(event, language),
    url: config.siteUrl + localizedPath(`/event/${event.id}`, language),
    reminders:
      event.status === 'past'
        ? []
        : [
            { minutesBefore: 24 * 60, text: i18n.t('event-calendar:tomorrow', { title }) },
            { minutesBefore: 60, text: i18n.t('event-calendar:soon', { title }) },
          ],
  }
}
