import type { Art } from '@/assets/art/art.ts'
import { heroBoxing } from '@/assets/art/hero-boxing.ts'
import { heroCricket } from '@/assets/art/hero-cricket.ts'
import { heroFootball } from '@/assets/art/hero-football.ts'
import { heroMma } from '@/assets/art/hero-mma.ts'
import type { EventId } from './event-ids.ts'
import type { Localized } from './localized.ts'

export type WatchListEvent = {
  id: EventId
  name: Localized
  status: 'LIVE' | 'UPCOMING' | 'PAST'
  /** Days from today: sample events never go stale. */
  dayOffset: number
  /** UAE time; past events show none. */
  time: Localized | null
  art: Art
  mayMirror: boolean
}

/** The watch page's sample events: two live or upcoming, two past. */
export const watchEvents: readonly WatchListEvent[] = [
  {
    id: 'battle-of-the-burj',
    name: { en: 'Battle of the Burj', ar: 'معركة البرج' },
    status: 'LIVE',
    dayOffset: 0,
    time: { en: '8:00 PM', ar: '8:00 مساءً' },
    art: heroMma,
    mayMirror: true,
  },
  {
    id: 'emirates-sixes',
    name: { en: 'Emirates Sixes: Finals Day', ar: 'سداسيات الإمارات: يوم النهائيات' },
    status: 'UPCOMING',
    dayOffset: 16,
    time: { en: '7:00 PM', ar: '7:00 مساءً' },
    art: heroCricket,
    mayMirror: false, // mirrored, the batter would change hands
  },
  {
    id: 'gulf-boxing-night-2',
    name: { en: 'Gulf Boxing Series: Night 2', ar: 'سلسلة الخليج للملاكمة: الليلة 2' },
    status: 'PAST',
    dayOffset: -35,
    time: null,
    art: heroBoxing,
    mayMirror: true,
  },
  {
    id: 'corniche-cup',
    name: { en: 'Corniche Cup Final', ar: 'نهائي كأس الكورنيش' },
    status: 'PAST',
    dayOffset: -52,
    time: null,
    art: heroFootball,
    mayMirror: true,
  },
]
