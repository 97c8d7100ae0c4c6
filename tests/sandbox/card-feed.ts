import type { IncomingMessage, ServerResponse } from 'node:http'
import type { BoutReport, CombatResult } from '../../src/contract/card-report.ts'
import { venueUtcOffset } from '../../src/lib/format/zone.ts'
import { Feed, numberIn } from './feed.ts'

type Report = Pick<BoutReport, 'row' | 'state'> & Partial<BoutReport>
type Fought = Pick<Report, 'row' | 'note'> & {
  result: CombatResult
  /** The replacement, from this minute of the night on. */
  late?: { at: number; shows: Partial<Report> }
}

const event = 'battle-of-the-burj'

/** In minutes. */
const night = { doors: -120, round: 5, rest: 1, changeover: 8, walkIn: 4 }
/** From the first minute to the one before the second. */
const still = [20, 33] as const
const silence = [60, 120] as const

/** In running order. */
const story: readonly Fought[] = [
  { row: 7, result: { winner: 'red', method: 'ko', round: 2, time: '3:12' } },
  { row: 6, result: { winner: 'blue', method: 'unanimous', round: 3, time: '5:00' } },
  {
    row: 5,
    result: { winner: 'noContest', method: 'noContest', round: 1, time: '2:40' },
    note: {
      en: 'An accidental clash of heads ended the bout.',
      ar: 'توقّف النزال بعد تصادم غير مقصود بين رأسي المقاتلين.',
    },
  },
  {
    row: 4,
    result: { winner: 'red', method: 'submission', round: 2, time: '4:05' },
    late: {
      at: 5,
      shows: {
        blue: 'tiago-beltrao',
        note: { en: 'Hassan Amin hurt his hand in the warm-up.', ar: 'أصيب حسن أمين في يده أثناء الإحماء.' },
      },
    },
  },
  { row: 3, result: { winner: 'red', method: 'split', round: 3, time: '5:00' } },
  { row: 2, result: { winner: 'blue', method: 'tko', round: 3, time: '1:20' } },
  { row: 1, result: { winner: 'red', method: 'submission', round: 4, time: '2:31' } },
]

/** The story with the minutes in which it takes place. Every bout starts at a full minute. */
const bouts = story.reduce<(Fought & { free: number; start: number; end: number })[]>((before, bout) => {
  const last = before.at(-1)
  const start = last ? Math.ceil(last.end) + night.changeover : 0
  const [minutes = 0, seconds = 0] = bout.result.time.split(':').map(Number)
  const end = start + (bout.result.round - 1) * (night.round + night.rest) + minutes + seconds / 60
  return [...before, { ...bout, free: last?.end ?? night.doors, start, end }]
}, [])

const lastMinute = Math.ceil(bouts.at(-1)?.end ?? 0)

/** What the feed reports `minute` minutes after the first bell (negative before it). */
export function sampleNight(minute: number, startsAt: Date) {
  const reported = bouts.flatMap<Report>(({ row, result, note, late, free, start, end }) => {
    const isLate = late && minute >= late.at
    const bout = { row, ...(isLate && late.shows) }
    if (minute >= end) return [{ ...bout, state: 'over', result, ...(note && { note }) }]
    if (minute >= start) return [{ ...bout, state: 'on', ...roundAt(minute - start) }]
    if (minute >= Math.max(free, start - night.walkIn)) return [{ ...bout, state: 'walking' }]
    return minute >= free || isLate ? [{ ...bout, state: 'next' }] : []
  })
  return { event, startsAt: startsAt.toISOString(), bouts: reported }
}

/** The clock has run out in the rest after a round. */
function roundAt(minute: number) {
  const whole = night.round + night.rest
  const clockSeconds = Math.max(Math.round((night.round - (minute % whole)) * 60), 0)
  return { round: Math.floor(minute / whole) + 1, clockSeconds }
}

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

/** The first bell of today at the venue, as in the content. */
export const firstBell = (now = Date.now()): Date =>
  new Date(Math.floor((now + venueUtcOffset) / dayMs) * dayMs + 16 * hourMs)

type Pace = {
  /** Minutes of the night in a minute. 0: advances only with `advance`. */
  speed?: number | undefined
  /** Minute of the night, negative before the first bell. */
  from?: number | undefined
  startsAt?: Date
  /** Whether the feed does not change for a while, and does not respond for an hour. */
  isEventful?: boolean
}

const isIn = ([from, to]: readonly [number, number], minute: number) => from <= minute && minute < to

/**
 * The card feed. Empty until `play` starts a night, which advances at a set speed or with `advance`. It is the same
 * night every time.
 */
export class CardFeed extends Feed {
  private played = { speed: 0, from: -Infinity, startsAt: new Date(0), isEventful: false, at: 0 }

  play({ speed = 0, from = 0, startsAt = firstBell(), isEventful = false }: Pace = {}) {
    this.played = { speed, from, startsAt, isEventful, at: Date.now() }
  }

  /** For a night without speed. */
  advance(minutes = 1) {
    this.played.from += minutes
  }

  override reset() {
    super.reset()
    this.play({ from: -Infinity })
  }

  /** Minutes since the first bell. */
  get minute(): number {
    const { speed, from, at } = this.played
    return from + ((Date.now() - at) / minuteMs) * speed
  }

  /**
   * The document of the last full minute. Its `updatedAt` is the time of its last change: that of the night, or with a
   * speed that of the clock.
   */
  document(minutesFromNow = 0) {
    const { speed, from, startsAt, isEventful, at } = this.played
    const isStill = isEventful && isIn(still, this.minute)
    const minute = Math.floor((isStill ? still[0] : this.minute) + minutesFromNow)
    if (minute < night.doors) return { version: 1, updatedAt: '2026-01-01T00:00:00.000Z', nights: [] }
    const shown = sampleNight(minute, startsAt)
    const isShown = (earlier: number) =>
      JSON.stringify(sampleNight(earlier, startsAt)) === JSON.stringify(shown)
    let changed = Math.min(minute, lastMinute)
    while (changed > night.doors && isShown(changed - 1)) changed -= 1
    const stamp =
      speed > 0 ? at + ((changed - from) * minuteMs) / speed : startsAt.getTime() + changed * minuteMs
    return { version: 1, updatedAt: new Date(stamp).toISOString(), nights: [shown] }
  }

  protected override answer(request: IncomingMessage, response: ServerResponse) {
    const isSilent = this.played.isEventful && isIn(silence, this.minute)
    return super.answer(request, response, isSilent ? { kind: 'stall' } : this.behaviour)
  }

  /** `/sandbox/card/set?play&speed=60&from=-10`, `?eventful`, `?off`, `?do=stall`, `?do=still`, `?do=normal`. */
  protected obey(search: URLSearchParams) {
    const [speed, from] = ['speed', 'from'].map((name) => numberIn(search, name))
    if (search.has('play')) this.play({ speed, from, isEventful: search.has('eventful') })
  }
}
