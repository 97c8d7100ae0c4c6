import { hipThrow } from '@/assets/art/hip-throw.ts'
import type { PastCard } from '@/content/events/types.ts'

export const card: PastCard = {
  title: { en: 'Burj Open Mat', ar: 'بطولة البرج المفتوحة للجوجيتسو' },
  sport: 'mma',
  dayOffset: -94,
  timeUtc: { hours: 12, minutes: 0 },
  venue: { en: 'Harbour Dome', ar: 'قبة المرسى' },
  city: { en: 'Dubai', ar: 'دبي' },
  prize: null,
  attendance: 2_100,
  art: hipThrow,
  listed: {
    teaser: {
      en: 'Ninety-six entries, one afternoon, a champion nobody had ranked.',
      ar: 'ستة وتسعون مشاركًا في عصر يوم واحد، وبطل لم يكن في أي تصنيف.',
    },
  },
}

/** Appears only in lists, without an event page. */
export const story = null
export const highlights = []
