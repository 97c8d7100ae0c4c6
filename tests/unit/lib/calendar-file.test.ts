import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { calendarText, escapeText, foldLine, type Calendar, type CalendarEntry } from '@/lib/calendar-file.ts'
import { propertyOf, readCalendar, unescapeText, unfold } from '../../support/read-calendar.ts'

const octets = (text: string) => new TextEncoder().encode(text).length

const buildEntry = (over: Partial<CalendarEntry> = {}): CalendarEntry => ({
  uid: 'battle@sporte.example',
  start: new Date('2025-11-28T16:00:00Z'),
  end: new Date('2025-11-28T20:00:00Z'),
  summary: 'Battle of the Burj',
  description: 'Seven bouts, one belt.',
  location: 'City Arena, Dubai',
  url: 'https://sporte.example/event/battle-of-the-burj',
  reminders: [{ minutesBefore: 60, text: 'Battle of the Burj' }],
  ...over,
})

const buildCalendar = (...entries: CalendarEntry[]): Calendar => ({
  name: 'Sporte',
  writtenAt: new Date('2025-11-21T10:30:00.123Z'),
  entries,
})

/** All scripts, emoji, line breaks and separators, but no lone surrogates. */
const anyText = fc
  .array(fc.oneof(fc.constantFrom('\n', '\r\n', ',', ';', '\\', ' '), fc.string({ unit: 'binary' })))
  .map((parts) => parts.join(''))

describe('calendarText', () => {
  it('returns one calendar with version and product id, with CRLF line ends', () => {
    const text = calendarText(buildCalendar(buildEntry()))

    expect(text).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\nPRODID:[^\r\n]+\r\n/)
    expect(text).toMatch(/END:VEVENT\r\nEND:VCALENDAR\r\n$/)
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  })

  it('names a calendar only when it has many events', () => {
    const named = /^(?:METHOD|X-WR-CALNAME)/m
    expect(calendarText(buildCalendar(buildEntry()))).not.toMatch(named)
    expect(calendarText(buildCalendar(buildEntry(), buildEntry({ uid: 'other@sporte.example' })))).toMatch(
      /^METHOD:PUBLISH\r\nX-WR-CALNAME:Sporte\r\n/m,
    )
  })

  it('writes times in UTC, without a time zone definition', () => {
    const [event] = readCalendar(calendarText(buildCalendar(buildEntry()))).events

    expect(propertyOf(event, 'DTSTART')).toBe('20251128T160000Z')
    expect(propertyOf(event, 'DTEND')).toBe('20251128T200000Z')
    expect(propertyOf(event, 'DTSTAMP')).toBe('20251121T103000Z')
  })

  it('has a higher sequence every day and after each change, so that a newer file replaces an older one', () => {
    const sequence = (day: string, revision: number) => {
      const calendar = { ...buildCalendar(buildEntry({ revision })), writtenAt: new Date(day) }
      return Number(propertyOf(readCalendar(calendarText(calendar)).events[0], 'SEQUENCE'))
    }
    expect(sequence('2025-11-22T01:00:00Z', 0)).toBe(sequence('2025-11-21T23:00:00Z', 0) + 1)
    expect(sequence('2025-11-21', 1)).toBeGreaterThan(sequence('2199-12-31', 0))
    expect(sequence('2025-11-21', 2)).toBeGreaterThan(sequence('2199-12-31', 1))
  })

  it('has a status for a cancelled event only', () => {
    const statusOf = (entry: CalendarEntry) =>
      readCalendar(calendarText(buildCalendar(entry))).events[0]?.properties.get('STATUS')
    expect(statusOf(buildEntry({ isCancelled: true }))).toBe('CANCELLED')
    expect(statusOf(buildEntry())).toBeUndefined()
  })

  it('adds the requested reminders before the start', () => {
    const reminders = [
      { minutesBefore: 1440, text: 'Tomorrow' },
      { minutesBefore: 60, text: 'In an hour' },
    ]
    const [event] = readCalendar(calendarText(buildCalendar(buildEntry({ reminders })))).events

    expect(event?.alarms.map((alarm) => Object.fromEntries(alarm))).toEqual([
      { ACTION: 'DISPLAY', TRIGGER: '-PT1440M', DESCRIPTION: 'Tomorrow' },
      { ACTION: 'DISPLAY', TRIGGER: '-PT60M', DESCRIPTION: 'In an hour' },
    ])
  })

  it('preserves every text, in lines of at most 75 octets', () => {
    fc.assert(
      fc.property(anyText, anyText, (summary, description) => {
        const text = calendarText(buildCalendar(buildEntry({ summary, description, location: summary })))
        const [event] = readCalendar(text).events

        expect(unescapeText(propertyOf(event, 'SUMMARY'))).toBe(written(summary))
        expect(unescapeText(propertyOf(event, 'DESCRIPTION'))).toBe(written(description))
        for (const line of text.split('\r\n')) expect(octets(line)).toBeLessThanOrEqual(75)
      }),
    )
  })
})

it.each([
  ['City Arena, Dubai', String.raw`City Arena\, Dubai`],
  ['a;b', String.raw`a\;b`],
  [String.raw`a\b`, String.raw`a\\b`],
  ['one\ntwo\r\nthree\rfour', String.raw`one\ntwo\nthree\nfour`],
  ['bell\u0007 and tab\t', 'bell and tab\t'],
])('escapeText › returns for %j %j', (text, escaped) => {
  expect(escapeText(text)).toBe(escaped)
})

it('foldLine › never splits a character', () => {
  const line = `SUMMARY:${'معركة البرج 🥊 '.repeat(20)}`
  const bytes = foldLine(line)
    .split('\r\n')
    .map((part) => new TextEncoder().encode(part))

  const decode = (part: Uint8Array) => new TextDecoder('utf-8', { fatal: true }).decode(part)
  expect(bytes.map(decode).join('\r\n')).toBe(foldLine(line))
  expect(unfold(foldLine(line))).toBe(line)
})

/** The text as a calendar can contain it: one kind of line break, no control characters. */
function written(text: string): string {
  // oxlint-disable-next-line no-control-regex -- a calendar cannot contain them
  return text.replaceAll(/\r\n|\r/g, '\n').replaceAll(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '')
}
