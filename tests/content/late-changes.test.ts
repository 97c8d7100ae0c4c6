import { describe, expect, it } from 'vitest'
import { eventStatusOf } from '@/build/html/structured-data.ts'
import { getAppearances, cardOf, getNextFight, getRecord, listedCardOf } from '@/content/bouts/records.ts'
import { sideOf } from '@/content/bouts/sides.ts'
import { startOf } from '@/content/bouts/start-of.ts'
import type { BoutChange, EventChange } from '@/content/events/card-change.ts'
import { changeTag } from '@/content/events/change-tag.ts'
import { absentNames, allChanges } from '@/content/events/changes.ts'
import { getPhase } from '@/content/events/event-phase.ts'
import type { EventId } from '@/content/events/event-ids.ts'
import { findEvent } from '@/content/events/events.ts'
import type { SportsEvent } from '@/content/events/types.ts'
import { findPlayer } from '@/content/players/players.ts'
import type { Language } from '@/contract/language.ts'
import { searchPastEvents } from '@/features/dashboard/search-past-events.ts'
import { changeSentence } from '@/features/event/change-text.ts'
import { eventCalendar } from '@/features/event/event-calendar.ts'
import { venueDate } from '@/lib/format/venue-date.ts'
import { createI18n } from '@/locales/i18n.ts'
import { loadTexts } from '@/platform/i18n/texts.ts'
import { propertyOf, readCalendar } from '../support/read-calendar.ts'

function known<One>(found: One | undefined): One {
  if (found === undefined) throw new Error('not found')
  return found
}
const eventOf = (id: EventId) => known(findEvent(id))
const playerOf = (id: string) => known(findPlayer(id))
const boutOf = (id: EventId, row: number) => known(listedCardOf(id)[row - 1])

const now = new Date('2026-03-10T12:00:00Z')
const at = { dayOffset: -1, timeUtc: { hours: 9, minutes: 0 } }
const cancelled: EventChange = { kind: 'cancelled', at }
const moved: EventChange = {
  kind: 'moved',
  from: { dayOffset: 16, timeUtc: { hours: 16, minutes: 0 } },
  at,
}
const withChange = (change: EventChange | BoutChange): SportsEvent => ({
  ...eventOf('gulf-boxing-night-3'),
  changes: [change],
})

async function writingIn(language: Language) {
  const i18n = await createI18n(language)
  await loadTexts(i18n, ['event', 'demo'])
  return { now, language, i18n }
}
const writings = { en: await writingIn('en'), ar: await writingIn('ar') }

const sentenceOf = (change: EventChange | BoutChange, language: Language, of: EventId) => {
  const writing = writings[language]
  return change.bout === undefined
    ? changeSentence({ bout: null, change }, writing)
    : changeSentence({ bout: boutOf(of, change.bout), change }, writing)
}

it('the changes of the sample events › appear latest first, and include an upcoming and a past event', () => {
  expect(allChanges().map(({ event, change }) => [event.id, change.kind, change.at.dayOffset])).toEqual([
    ['gulf-boxing-night-3', 'cancelled', -2],
    ['gulf-boxing-night-2', 'result', -20],
    ['desert-fury-7', 'replaced', -25],
  ])
})

describe('a cancelled bout', () => {
  const bout = boutOf('gulf-boxing-night-3', 4)

  it('stays listed but counts for no card, next fight or record', () => {
    expect(cardOf('gulf-boxing-night-3')).not.toContain(bout)
    expect(cardOf('gulf-boxing-night-3')).toHaveLength(5)
    for (const id of [bout.red, bout.blue]) {
      expect(getNextFight(playerOf(id))).toBeNull()
      expect(getAppearances(playerOf(id)).map((one) => one.bout)).not.toContain(bout)
    }
    expect(sideOf(bout, 'red').record).toEqual(getRecord(playerOf(bout.red)))
  })

  it('takes no time, so the next bout starts in its place', () => {
    expect(startOf(bout, now)).toBeNull()
    // Two six-round bouts, with a changeover each: 2 × (23 + 8) minutes after the first bell.
    expect(startOf(boutOf('gulf-boxing-night-3', 3), now)).toMatchObject({
      from: { hours: 15, minutes: 30 + 50 },
      to: { hours: 15, minutes: 30 + 75 },
    })
  })
})

it('a replaced side › shows the new one in the bout, and is found by the former name', () => {
  expect(boutOf('desert-fury-7', 3).blue).toBe('alikhan-seitov')
  expect(absentNames(eventOf('desert-fury-7')).map(({ en }) => en)).toEqual(['Ziad Khoury'])
  expect(searchPastEvents('khoury', 'mma')).toContain(eventOf('desert-fury-7'))
  expect(getAppearances(playerOf('ziad-khoury')).map(({ event }) => event.id)).not.toContain('desert-fury-7')
})

describe('a cancelled event', () => {
  it('has no live phase', () => {
    const today = { ...withChange(cancelled), dayOffset: 0 }
    const [before, during] = [15, 16].map((hours) => venueDate(now, 0, { hours, minutes: 0 }))
    expect(getPhase({ ...today, changes: [] }, known(during))).toBe('live')
    expect(getPhase(today, known(during))).toBe('past')
    expect(getPhase(today, known(before))).toBe('upcoming')
  })

  it('cancels its calendar entry, with no reminder, a higher sequence and the same id', () => {
    const entryOf = (event: SportsEvent) => known(readCalendar(eventCalendar(event, writings.en)).events[0])
    const [before, after] = [
      entryOf({ ...withChange(cancelled), changes: [] }),
      entryOf(withChange(cancelled)),
    ]
    expect(before.alarms).not.toEqual([])
    expect(after.alarms).toEqual([])
    expect([before.properties.get('STATUS'), propertyOf(after, 'STATUS')]).toEqual([undefined, 'CANCELLED'])
    expect(propertyOf(after, 'UID')).toBe(propertyOf(before, 'UID'))
    expect(Number(propertyOf(after, 'SEQUENCE'))).toBeGreaterThan(Number(propertyOf(before, 'SEQUENCE')))
  })
})

describe('texts of changes', () => {
  it.each<[EventChange | BoutChange, EventId, Language, string]>([
    [cancelled, 'gulf-boxing-night-3', 'en', 'This event is cancelled.'],
    [cancelled, 'gulf-boxing-night-3', 'ar', 'أُلغيت هذه الفعالية.'],
    [moved, 'gulf-boxing-night-3', 'en', 'Moved from 8:00 PM UAE time · Mar 26, 2026'],
    [moved, 'gulf-boxing-night-3', 'ar', 'الموعد السابق: 8:00 م بتوقيت الإمارات · 26 مارس 2026'],
    [
      { bout: 2, kind: 'cancelled', at },
      'champions-fives',
      'en',
      'Amman City v Creek FC: This match is cancelled.',
    ],
    [
      { bout: 1, kind: 'moved', from: { hours: 14, minutes: 0 }, at },
      'champions-fives',
      'en',
      'Nile United v Creek FC: Moved from 6:00 PM UAE time',
    ],
    [
      { bout: 1, kind: 'reordered', from: 2, at },
      'champions-fives',
      'ar',
      'اتحاد النيل × نادي الخور: الترتيب السابق في البطاقة: 2',
    ],
    [
      { bout: 3, kind: 'replaced', corner: 'blue', before: 'ziad-khoury', at },
      'desert-fury-7',
      'en',
      'Alikhan Seitov replaces Ziad Khoury',
    ],
    // Without the results, which a feed or a calendar cannot hide.
    [
      { bout: 4, kind: 'result', before: { winner: 'red', method: 'unanimous' }, at },
      'gulf-boxing-night-2',
      'en',
      'Saif Al Jahdali vs Patrick Oyelaran: Result changed',
    ],
  ])('describe %j of %s in %s: %s', (change, of, language, text) => {
    expect(sentenceOf(change, language, of)).toBe(text)
  })

  it('name the most important change in lists', () => {
    const tagOf = (changes: SportsEvent['changes']) => changeTag({ ...eventOf('burj-6'), changes })?.en
    expect(tagOf(undefined)).toBeUndefined()
    expect(tagOf([{ bout: 1, kind: 'cancelled', at }])).toBe('Card changed')
    expect(tagOf([{ bout: 1, kind: 'cancelled', at }, moved])).toBe('New time')
    expect(tagOf([moved, cancelled])).toBe('Cancelled')
  })
})

it('structured data of a match › has the first date after a move', () => {
  expect(eventStatusOf({})).toEqual({ eventStatus: 'https://schema.org/EventScheduled' })
  expect(eventStatusOf({ movedFrom: '2025-08-30T15:00:00Z' })).toEqual({
    eventStatus: 'https://schema.org/EventRescheduled',
    previousStartDate: '2025-08-30T15:00:00Z',
  })
})
