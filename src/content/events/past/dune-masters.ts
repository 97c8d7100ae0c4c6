import { playersDesk } from '@/assets/art/players-desk.ts'
import type { PastCard } from '@/content/events/types.ts'

export const card: PastCard = {
  title: { en: 'Dune Masters: Grand Final', ar: 'ماسترز الكثبان: النهائي الكبير' },
  sport: 'esports',
  dayOffset: -73,
  timeUtc: { hours: 14, minutes: 0 },
  venue: { en: 'Harbour Dome', ar: 'قبة المرسى' },
  city: { en: 'Dubai', ar: 'دبي' },
  prize: null,
  attendance: 2_900,
  art: playersDesk,
  listed: {
    teaser: {
      en: 'Five maps, four hours, and a crowd that stayed for the trophy at one in the morning.',
      ar: 'خمس خرائط في أربع ساعات، وجمهور بقي حتى رُفعت الكأس في الواحدة فجرًا.',
    },
  },
}

/** Appears only in lists, without an event page. */
export const story = null
export const highlights = []
