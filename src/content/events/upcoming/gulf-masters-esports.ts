import { heroBroadcast } from '@/assets/art/hero-broadcast.ts'
import type { UpcomingCard } from '@/content/events/types.ts'

export const card: UpcomingCard = {
  title: { en: 'Gulf Masters: Esports Finals', ar: 'ماسترز الخليج: نهائيات الرياضات الإلكترونية' },
  sport: 'esports',
  dayOffset: 51,
  timeUtc: { hours: 14, minutes: 0 },
  venue: { en: 'Harbour Dome', ar: 'قبة المرسى' },
  city: { en: 'Dubai', ar: 'دبي' },
  prize: { en: '$100,000 prize fund', ar: 'جوائز بقيمة 100,000 دولار' },
  attendance: 3_500,
  art: heroBroadcast,
  listed: {
    status: 'other',
    statusText: { en: 'Invitation Only', ar: 'بالدعوة فقط' },
    matchup: { en: 'Eight invited teams, best of five', ar: 'ثمانية فرق مدعوة، الأفضل من خمس' },
    teaser: {
      en: 'Two stages, one control room and a crowd that knows every map by heart.',
      ar: 'منصتان وغرفة تحكم واحدة وجمهور يحفظ كل خريطة.',
    },
  },
}

/** Appears only in lists, without an event page. */
export const story = null
