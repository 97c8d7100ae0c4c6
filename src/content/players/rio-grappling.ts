import type { Player } from '@/content/players.ts'

export const rioGrappling: readonly Player[] = [
  {
    id: 'rafael-moura',
    name: { en: 'Rafael Moura', ar: 'رافاييل مورا' },
    nickname: { en: 'Anaconda', ar: 'الأناكوندا' },
    gender: 'male',
    sport: 'mma',
    country: 'br',
    age: 30,
    heightCm: 175,
    weightKg: 70,
    reachCm: 180,
    division: 'lightweight',
    stance: 'orthodox',
    ranking: 3,
    team: 'rio-grappling',
    yearsPro: 12,
    status: 'active',
    before: { wins: 21, losses: 5, draws: 0, knockouts: 6 },
    achievements: [
      {
        title: { en: 'Submission of the night', ar: 'إخضاع الليلة' },
        description: {
          en: 'Brandt, rear-naked choke, Casa Combat Night.',
          ar: 'أمام برانت بخنق من الخلف في ليلة كازا كومبات.',
        },
        dayOffset: -44,
      },
      {
        title: { en: 'South American grappling gold', ar: 'ذهبية أمريكا الجنوبية للمصارعة' },
        description: {
          en: 'Four matches, four submissions, no points conceded.',
          ar: 'أربعة نزالات وأربعة إخضاعات بلا نقطة واحدة ضده.',
        },
        dayOffset: -870,
      },
    ],
  },
]
