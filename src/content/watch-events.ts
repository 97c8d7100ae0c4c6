import type { Art } from '@/assets/art/art.ts'
import { heroBoxing } from '@/assets/art/hero-boxing.ts'
import { heroCricket } from '@/assets/art/hero-cricket.ts'
import { heroFootball } from '@/assets/art/hero-football.ts'
import { stillBelt } from '@/assets/art/still-belt.ts'
import type { EventId } from './event-ids.ts'
import type { SportsEvent } from './events/types.ts'
import type { Localized } from './localized.ts'

export type WatchListEvent = {
  id: EventId
  name: Localized
  status: SportsEvent['status']
  sport: SportsEvent['sport']
  /** Days from today: sample events never go stale. */
  dayOffset: number
  timeUtc: SportsEvent['timeUtc']
  durationMinutes: null
  art: Art
  mayMirror: boolean
}

/** The watch page's sample events: two live or upcoming, two past. */
export const watchEvents: readonly WatchListEvent[] = [
  {
    id: 'battle-of-the-burj',
    name: { en: 'Battle of the Burj', ar: 'معركة البرج' },
    status: 'upcoming',
    sport: 'mma',
    dayOffset: 0,
    timeUtc: { hours: 16, minutes: 0 },
    durationMinutes: null,
    art: stillBelt,
    mayMirror: false, // it bears our letter
  },
  {
    id: 'emirates-sixes',
    name: { en: 'Emirates Sixes: Finals Day', ar: 'سداسيات الإمارات: يوم النهائيات' },
    status: 'upcoming',
    sport: 'cricket',
    dayOffset: 16,
    timeUtc: { hours: 15, minutes: 0 },
    durationMinutes: null,
    art: heroCricket,
    mayMirror: false, // mirrored, the batter would change hands
  },
  {
    id: 'gulf-boxing-night-2',
    name: { en: 'Gulf Boxing Series: Night 2', ar: 'سلسلة الخليج للملاكمة: الليلة 2' },
    status: 'past',
    sport: 'boxing',
    dayOffset: -35,
    timeUtc: { hours: 15, minutes: 30 },
    durationMinutes: null,
    art: heroBoxing,
    mayMirror: true,
  },
  {
    id: 'corniche-cup',
    name: { en: 'Corniche Cup Final', ar: 'نهائي كأس الكورنيش' },
    status: 'past',
    sport: 'football',
    dayOffset: -52,
    timeUtc: { hours: 14, minutes: 0 },
    durationMinutes: null,
    art: heroFootball,
    mayMirror: true,
  },
]
