import { heroMma } from '@/assets/art/hero-mma.ts'
import type { PastCard, EventStory, Highlight } from '@/content/events/types.ts'

export const card: PastCard = {
  title: { en: 'Desert Fury 6', ar: 'غضب الصحراء 6' },
  sport: 'mma',
  dayOffset: -147,
  timeUtc: { hours: 16, minutes: 0 },
  durationMinutes: 152,
  venue: { en: 'Marina Arena', ar: 'مارينا أرينا' },
  city: { en: 'Dubai', ar: 'دبي' },
  prize: { en: '$100,000 prize fund', ar: 'جوائز بقيمة 100,000 دولار' },
  attendance: 8_700,
  art: heroMma,
}

export const story: EventStory = {
  subtitle: { en: 'Two belts, neither moved', ar: 'حزامان وكلاهما في مكانه' },
  viewers: 88_150,
  languages: { commentary: ['ar', 'en'], captions: ['ar', 'en'] },
  description: {
    en: 'Al Mansoori and Pinheiro both kept their belts: he in nine minutes, she over five rounds. Between them Rathore and Khoury gave the judges the hardest card of the season.',
    ar: 'احتفظ المنصوري وبينيرو بحزاميهما: هو في تسع دقائق وهي في خمس جولات. وبينهما قدّم راثور وخوري للحكام أصعب بطاقة في الموسم.',
  },
  fights: [
    ['khalid-al-mansoori', 'ilyas-brandt', 'lightweight', 5, ['red', 'ko', 2, '3:51'], 'title'],
    ['jussara-pinheiro', 'grace-delos-reyes', 'flyweight', 5, ['red', 'unanimous', 5, '5:00'], 'title'],
    ['ziad-khoury', 'arjun-rathore', 'welterweight', 3, ['blue', 'split', 3, '5:00']],
    ['fahad-al-otaibi', 'tiago-beltrao', 'featherweight', 3, ['red', 'unanimous', 3, '5:00']],
    ['karim-zadran', 'nawaf-al-buainain', 'bantamweight', 3, ['red', 'tko', 2, '2:09']],
  ],
}

export const highlights: readonly Highlight[] = [
  {
    clip: { id: 'knockout', seconds: 54, views: 79_400 },
    en: [
      'The third defence',
      'Brandt steps left for the fifth time. The right hook was waiting for the fifth time.',
    ],
    ar: ['الدفاع الثالث', 'يخطو برانت يسارًا للمرة الخامسة، وكانت الخطافية اليمنى تنتظر هذه المرة بالذات.'],
  },
  {
    clip: { id: 'fifth', seconds: 120, views: 26_800, bout: 2 },
    en: ['The fifth round', 'Pinheiro and Delos Reyes, both too tired to stand off.'],
    ar: ['الجولة الخامسة', 'بينيرو وديلوس رييس، ولا تملك أيٌّ منهما طاقة للابتعاد.'],
  },
  {
    clip: { id: 'zadran', seconds: 46, views: 22_300, bout: 5 },
    en: ['Zadran makes it four', 'Eleven unanswered strikes from the top, counted by the crowd.'],
    ar: ['زدران يكملها أربعة', 'إحدى عشرة ضربة بلا رد من الأعلى، والجمهور يعدّها.'],
  },
]
