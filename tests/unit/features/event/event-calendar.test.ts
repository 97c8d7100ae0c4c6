import { beforeAll, describe, expect, it } from 'vitest'
import { events } from '@/content/events/events.ts'
import { sportIds } from '@/content/sport-ids.ts'
import { languages, type Language } from '@/contract/language.ts'
import { upcomingEventsOfSport, eventCalendar, sportCalendar } from '@/features/event/event-calendar.ts'
import { venueDate } from '@/lib/format/venue-date.ts'
import { createI18n } from '@/locales/i18n.ts'
import { loadTexts } from '@/platform/i18n/texts.ts'
import { propertyOf, readCalendar, unescapeText } from '../../../support/read-calendar.ts'

const writings = new Map<Language, Parameters<typeof eventCalendar>[1]>()
const now = new Date('2026-03-10T12:00:00Z')

beforeAll(async () => {
  for (const language of languages) {
    const i18n = await createI18n(language)
    await loadTexts(i18n, ['event', 'demo'])
    writings.set(language, { now, language, i18n })
  }
})

function writingIn(language: Language) {
  const writing = writings.get(language)
  if (!writing) throw new Error('not loaded')
  return writing
}

describe.each(languages)('calendar files in %s', (language) => {
  it('contain each event once, on its day counted from today at the venue', () => {
    for (const event of events) {
      const { events: read } = readCalendar(eventCalendar(event, writingIn(language)))
      const [entry] = read
      const { hours, minutes } = event.timeUtc
      const start = new Date(Date.UTC(2026, 2, 10 + event.dayOffset, hours, minutes))

      expect(read).toHaveLength(1)
      expect(propertyOf(entry, 'DTSTART')).toBe(
        start.toISOString().replace('.000', '').replaceAll(/[-:]/g, ''),
      )
      expect(propertyOf(entry, 'DTEND') > propertyOf(entry, 'DTSTART'), event.id).toBe(true)
      expect(unescapeText(propertyOf(entry, 'SUMMARY'))).toBe(event.title[language])
      expect(propertyOf(entry, 'URL')).toBe(
        `https://sporte.example${language === 'ar' ? '/ar' : ''}/event/${event.id}`,
      )
    }
  })

  it('mention that the data is a sample', () => {
    const words = { en: 'Sample data', ar: 'بيانات تجريبية' }
    for (const event of events) {
      const [entry] = readCalendar(eventCalendar(event, writingIn(language))).events
      expect(propertyOf(entry, 'DESCRIPTION')).toContain(words[language])
    }
  })

  it('have only reminders that are still to come', () => {
    const writing = writingIn(language)
    for (const event of events) {
      const [entry] = readCalendar(eventCalendar(event, writing)).events
      const hours =
        (venueDate(writing.now, event.dayOffset, event.timeUtc).getTime() - writing.now.getTime()) / 3_600_000
      const expected = ['-PT1440M', '-PT60M'].slice(hours > 24 ? 0 : hours > 1 ? 1 : 2)
      expect(
        entry?.alarms.map((alarm) => alarm.get('TRIGGER')),
        event.id,
      ).toEqual(expected)
    }
  })

  it('contain all upcoming events of a sport once', () => {
    for (const sport of sportIds.filter((each) => upcomingEventsOfSport(each).length > 0)) {
      const { events: read } = readCalendar(sportCalendar(sport, writingIn(language)))
      const uids = read.map((entry) => propertyOf(entry, 'UID'))

      expect(uids).toEqual(upcomingEventsOfSport(sport).map(({ id }) => `event-${id}@sporte.example`))
      expect(new Set(uids).size).toBe(uids.length)
    }
  })
})

describe('event id', () => {
  it('stays the same in both languages and on every day', () => {
    for (const event of events) {
      const later = { ...writingIn('ar'), now: new Date('2027-01-01T00:00:00Z') }
      const uids = [eventCalendar(event, writingIn('en')), eventCalendar(event, later)].map((text) =>
        propertyOf(readCalendar(text).events[0], 'UID'),
      )
      expect(uids[0]).toBe(uids[1])
    }
  })
})
