import { describe, expect, it } from 'vitest'
import { cardOf } from '@/content/bouts/records.ts'
import { nameOf, sideOf } from '@/content/bouts/sides.ts'
import { startOfSlot } from '@/content/bouts/start-of.ts'
import { events } from '@/content/events/events.ts'
import { sportIds } from '@/content/sport-ids.ts'
import { languages } from '@/contract/language.ts'
import { upcomingEventsOfSport, eventCalendar, sportCalendar } from '@/features/event/event-calendar.ts'
import { boutCalendar } from '@/features/players/bout-calendar.ts'
import { utcMoment } from '@/lib/calendar-file.ts'
import { venueDate } from '@/lib/format/venue-date.ts'
import { createI18n } from '@/locales/i18n.ts'
import { loadTexts } from '@/platform/i18n/texts.ts'
import { propertyOf, readCalendar, unescapeText } from '../../../support/read-calendar.ts'

const now = new Date('2026-03-10T12:00:00Z')
const upcomingBouts = events.filter(({ status }) => status !== 'past').flatMap(({ id }) => cardOf(id))

describe.each(languages)('calendar files in %s', async (language) => {
  const i18n = await createI18n(language)
  await loadTexts(i18n, ['event', 'demo'])
  const writing = { now, language, i18n }

  it('contain each event once as a sample, on its day counted from today at the venue', () => {
    for (const event of events) {
      const { events: read } = readCalendar(eventCalendar(event, writing))
      const [entry] = read
      const { hours, minutes } = event.timeUtc
      const start = new Date(Date.UTC(2026, 2, 10 + event.dayOffset, hours, minutes))

      expect(read).toHaveLength(1)
      expect(propertyOf(entry, 'DTSTART')).toBe(utcMoment(start))
      expect(propertyOf(entry, 'DTEND') > propertyOf(entry, 'DTSTART'), event.id).toBe(true)
      expect(unescapeText(propertyOf(entry, 'SUMMARY'))).toBe(event.title[language])
      expect(propertyOf(entry, 'URL')).toBe(
        `https://sporte.example${language === 'ar' ? '/ar' : ''}/event/${event.id}`,
      )
      expect(propertyOf(entry, 'DESCRIPTION')).toContain(
        { en: 'Sample data', ar: 'بيانات تجريبية' }[language],
      )
    }
  })

  it('have only reminders that are still to come', () => {
    for (const event of events) {
      const [entry] = readCalendar(eventCalendar(event, writing)).events
      const hours = (venueDate(now, event.dayOffset, event.timeUtc).getTime() - now.getTime()) / 3_600_000
      const expected = ['-PT1440M', '-PT60M'].slice(hours > 24 ? 0 : hours > 1 ? 1 : 2)
      expect(
        entry?.alarms.map((alarm) => alarm.get('TRIGGER')),
        event.id,
      ).toEqual(expected)
    }
  })

  it('name both sides of a bout, and begin at its earliest start', () => {
    for (const bout of upcomingBouts) {
      const [entry] = readCalendar(boutCalendar(bout, writing)).events
      for (const corner of ['red', 'blue'] as const)
        expect(unescapeText(propertyOf(entry, 'SUMMARY'))).toContain(nameOf(sideOf(bout, corner))[language])
      const slot = startOfSlot(bout, null)
      const start = slot?.phase === 'coming' && venueDate(now, slot.dayOffset, slot.from)
      expect(propertyOf(entry, 'DTSTART')).toBe(start && utcMoment(start))
    }
  })

  it('contain all upcoming events of a sport once', () => {
    for (const sport of sportIds.filter((each) => upcomingEventsOfSport(each).length > 0)) {
      const { events: read } = readCalendar(sportCalendar(sport, writing))
      expect(read.map((entry) => propertyOf(entry, 'UID'))).toEqual(
        upcomingEventsOfSport(sport).map(({ id }) => `event-${id}@sporte.example`),
      )
    }
  })
})
