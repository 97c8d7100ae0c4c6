import { header } from '@/assets/art/header.ts'
import type { UpcomingCard, EventStory } from '@/content/events/types.ts'

export const card: UpcomingCard = {
  title: { en: 'Corniche League: Triangle Night', ar: 'دوري الكورنيش: ليلة المثلث' },
  sport: 'football',
  dayOffset: 0,
  timeUtc: { hours: 17, minutes: 0 },
  venue: { en: 'Corniche Courts', ar: 'ملاعب الكورنيش' },
  city: { en: 'Abu Dhabi', ar: 'أبوظبي' },
  prize: { en: 'Three points a match', ar: 'ثلاث نقاط لكل مباراة' },
  attendance: 1_800,
  art: header,
}

export const story: EventStory = {
  subtitle: { en: 'Three clubs, three matches, one table', ar: 'ثلاثة أندية وثلاث مباريات وجدول واحد' },
  viewers: 9_604,
  languages: { commentary: ['ar'], captions: [] },
  description: {
    en: 'Nile United, Creek FC and Amman City meet each other on one evening, forty minutes a match. Two of them have not shared a court since the cup final.',
    ar: 'يلتقي اتحاد النيل ونادي الخور ومدينة عمّان في أمسية واحدة، أربعون دقيقة لكل مباراة، واثنان منها لم يجتمعا في ملعب منذ نهائي الكأس.',
  },
  matches: [
    ['group', 'nile-united', 'amman-city'],
    ['group', 'creek-fc', 'amman-city'],
    ['group', 'nile-united', 'creek-fc'],
  ],
}
