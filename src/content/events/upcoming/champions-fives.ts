import { fives } from '@/assets/art/fives.ts'
import type { UpcomingCard, EventStory } from '@/content/events/types.ts'

export const card: UpcomingCard = {
  title: { en: 'Five-a-side Champions Cup', ar: 'كأس أبطال خماسيات القدم' },
  sport: 'football',
  dayOffset: 37,
  timeUtc: { hours: 13, minutes: 0 },
  venue: { en: 'Corniche Courts', ar: 'ملاعب الكورنيش' },
  city: { en: 'Abu Dhabi', ar: 'أبوظبي' },
  prize: { en: '$40,000 and the cup', ar: '40,000 دولار والكأس' },
  attendance: 4_000,
  art: fives,
  listed: {
    status: 'coming-soon',
    matchup: { en: '16 clubs, two days', ar: '16 ناديًا على مدى يومين' },
    teaser: {
      en: 'Sixteen clubs on four courts by the sea, from the group games to one final under the lights.',
      ar: 'ستة عشر ناديًا على أربعة ملاعب قرب البحر، من المجموعات إلى نهائي واحد تحت الأضواء.',
    },
  },
}

export const story: EventStory = {
  subtitle: { en: 'Sixteen clubs, two days by the sea', ar: 'ستة عشر ناديًا ويومان قرب البحر' },
  viewers: 15_000,
  languages: null,
  description: {
    en: 'Sixteen clubs on four courts by the sea, from the group games to one final under the lights. Two opening group matches are set; the rest of the draw follows when entries close.',
    ar: 'ستة عشر ناديًا على أربعة ملاعب قرب البحر، من المجموعات إلى نهائي واحد تحت الأضواء. حُددت مباراتان من دور المجموعات، وتُستكمل القرعة بعد إغلاق التسجيل.',
  },
  matches: [
    ['group', 'nile-united', 'creek-fc'],
    ['group', 'amman-city', 'creek-fc'],
  ],
}
