import { heroBroadcast } from '@/assets/art/hero-broadcast.ts'
import type { UpcomingCard, EventStory } from '@/content/events/types.ts'

export const card: UpcomingCard = {
  title: { en: 'Gulf Masters: Esports Finals', ar: 'ماسترز الخليج: نهائيات الرياضات الإلكترونية' },
  sport: 'esports',
  dayOffset: -1,
  timeUtc: { hours: 14, minutes: 0 },
  durationMinutes: 4_320,
  venue: { en: 'Harbour Dome', ar: 'قبة المرسى' },
  city: { en: 'Dubai', ar: 'دبي' },
  prize: { en: '$100,000 prize fund', ar: 'جوائز بقيمة 100,000 دولار' },
  attendance: 3_500,
  art: heroBroadcast,
  regions: ['ae', 'sa', 'om'],
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

export const story: EventStory = {
  subtitle: {
    en: 'Eight teams, two stages, three days and nights',
    ar: 'ثمانية فرق ومنصتان وثلاثة أيام بلياليها',
  },
  viewers: 22_650,
  languages: { commentary: ['en', 'ar'], captions: ['en', 'ar'] },
  description: {
    en: 'Eight invited teams play day and night for three days. On two stages, everyone meets everyone in a best of five, and the two best meet once more for the trophy.',
    ar: 'ثمانية فرق مدعوة تلعب ثلاثة أيام بلياليها على منصتين. يواجه كل فريق كل الفرق، والأفضل من خمس خرائط يفوز، ثم يلتقي أفضل فريقين من جديد على الكأس.',
  },
}
