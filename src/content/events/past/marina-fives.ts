import { keeper } from '@/assets/art/keeper.ts'
import type { PastCard, EventStory, Highlight } from '@/content/events/types.ts'

export const card: PastCard = {
  title: { en: 'Marina Fives: Finals', ar: 'خماسيات المارينا: النهائيات' },
  sport: 'football',
  dayOffset: -133,
  timeUtc: { hours: 15, minutes: 30 },
  durationMinutes: 141,
  venue: { en: 'Marina Courts', ar: 'ملاعب المارينا' },
  city: { en: 'Dubai', ar: 'دبي' },
  prize: { en: '$15,000 and the plate', ar: '15,000 دولار والدرع' },
  attendance: 2_400,
  art: keeper,
}

export const story: EventStory = {
  subtitle: { en: 'Forty minutes, no goals', ar: 'أربعون دقيقة بلا أهداف' },
  viewers: 23_800,
  languages: { commentary: ['ar'], captions: [] },
  description: {
    en: 'A goalless five-a-side final is rarer than a hat-trick. Rizk and Amman City’s wall produced one, and then Rizk went left twice in the shoot-out.',
    ar: 'نهائي خماسيات بلا أهداف أندر من ثلاثية. صنعه رزق وجدار مدينة عمّان، ثم ارتمى رزق إلى اليسار مرتين في ركلات الترجيح.',
  },
  matches: [
    ['final', 'nile-united', 'amman-city', ['red', '0', '0', { by: 'penalties', score: '4–3' }]],
    ['semi-final', 'nile-united', 'creek-fc', ['red', '2', '1', { by: 'goals', amount: 1 }]],
  ],
}

export const highlights: readonly Highlight[] = [
  {
    clip: { id: 'saves', seconds: 58, views: 31_200 },
    en: ['Left, and left again', 'Rizk saves the second and the fourth kick.'],
    ar: ['يسارًا ثم يسارًا', 'يصد رزق الركلتين الثانية والرابعة.'],
  },
  {
    clip: { id: 'post', seconds: 22, views: 18_400 },
    en: ['Post, bar, hand', 'Qaqish’s best chance, seen from behind the goal.'],
    ar: ['قائم وعارضة ويد', 'أخطر فرص قاقيش من خلف المرمى.'],
  },
  {
    clip: { id: 'semi', seconds: 120, views: 12_700, bout: 2 },
    en: ['Two minutes of the semi-final', 'Farouk scores, Creek FC level, Farouk scores.'],
    ar: ['دقيقتان من نصف النهائي', 'فاروق يسجل، ونادي الخور يعادل، وفاروق يسجل.'],
  },
]
