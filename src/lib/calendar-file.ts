/** Generates iCalendar (RFC 5545) text. The build writes it to files, and the device generates it with today's date. */

export type CalendarEntry = {
  /** Constant, so that a calendar updates its entry instead of adding another one. */
  uid: string
  start: Date
  end: Date
  summary: string
  description: string
  location: string
  url: string
  /** Those whose time has passed are left out. */
  reminders: readonly { minutesBefore: number; text: string }[]
  /** How often it has changed. */
  revision?: number
  isCancelled?: boolean
}

export type Calendar = {
  /** Null for a single event. */
  name: string | null
  /** Time at which the file is written. */
  writtenAt: Date
  entries: readonly CalendarEntry[]
}

export function calendarText({ name, writtenAt, entries }: Calendar): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Sporte//Events//EN',
    'CALSCALE:GREGORIAN',
    // With these, Outlook and Apple create a separate calendar for a single event.
    ...(name && entries.length > 1 ? ['METHOD:PUBLISH', `X-WR-CALNAME:${escapeText(name)}`] : []),
    ...entries.flatMap((entry) => entryLines(entry, writtenAt)),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${foldLine(line)}\r\n`).join('')
}

const dayMs = 86_400_000
/** More than the days until 2243, so that a change outweighs any writing day. */
const revisionStep = 100_000

function entryLines(entry: CalendarEntry, writtenAt: Date): string[] {
  const isToCome = ({ minutesBefore }: { minutesBefore: number }) =>
    entry.start.getTime() - minutesBefore * 60_000 > writtenAt.getTime()
  return [
    'BEGIN:VEVENT',
    `UID:${escapeText(entry.uid)}`,
    `DTSTAMP:${utcMoment(writtenAt)}`,
    // Sample dates move from day to day, so a later file replaces an earlier one.
    `SEQUENCE:${(entry.revision ?? 0) * revisionStep + Math.max(0, Math.floor(writtenAt.getTime() / dayMs))}`,
    ...(entry.isCancelled ? ['STATUS:CANCELLED'] : []),
    `DTSTART:${utcMoment(entry.start)}`,
    `DTEND:${utcMoment(entry.end)}`,
    `SUMMARY:${escapeText(entry.summary)}`,
    `DESCRIPTION:${escapeText(entry.description)}`,
    `LOCATION:${escapeText(entry.location)}`,
    `URL:${entry.url}`,
    ...entry.reminders
      .filter(isToCome)
      .flatMap(({ minutesBefore, text }) => [
        'BEGIN:VALARM',
        'ACTION:DISPLAY',
        `TRIGGER:-PT${minutesBefore}M`,
        `DESCRIPTION:${escapeText(text)}`,
        'END:VALARM',
      ]),
    'END:VEVENT',
  ]
}

/** `20251128T160000Z`: in UTC, a file needs no time zone definition. */
export function utcMoment(date: Date): string {
  return date.toISOString().replace(/\.\d+/, '').replaceAll(/[-:]/g, '')
}

/** Converts all line breaks to `\n` and removes other control characters, which RFC 5545 forbids. */
export function escapeText(text: string): string {
  return (
    text
      .replaceAll(/[\\;,]/g, String.raw`\$&`)
      .replaceAll(/\r\n|\r|\n/g, String.raw`\n`)
      // oxlint-disable-next-line no-control-regex -- to remove them
      .replaceAll(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '')
  )
}

/** Octets of a line without its line break, as set by the standard. */
const longest = 75

/** Folds a long line between characters. A continuation starts with a space, which counts towards the limit. */
export function foldLine(line: string): string {
  let folded = ''
  let octets = 0
  for (const character of line) {
    const size = octetsOf(character)
    if (octets + size > longest) {
      folded += '\r\n '
      octets = 1
    }
    folded += character
    octets += size
  }
  return folded
}

/** Length in UTF-8. */
function octetsOf(character: string): number {
  const code = character.codePointAt(0) ?? 0
  if (code < 0x80) return 1
  if (code < 0x800) return 2
  return code < 0x10000 ? 3 : 4
}
