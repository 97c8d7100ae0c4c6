import type { Player } from '@/content/players.ts'

export const ammanBoxing: readonly Player[] = [
  {
    id: 'omar-haddad',
    name: { en: 'Omar Haddad', ar: 'عمر حداد' },
    nickname: { en: 'Desert Storm', ar: 'عاصفة الصحراء' },
    gender: 'male',
    sport: 'boxing',
    country: 'jo',
    age: 29,
    heightCm: 182,
    weightKg: 73,
    reachCm: 188,
    division: 'middleweight',
    stance: 'southpaw',
    ranking: 2,
    team: 'amman-boxing',
    yearsPro: 9,
    status: 'active',
    before: { wins: 24, losses: 3, draws: 1, knockouts: 17 },
    achievements: [
      {
        title: { en: 'Stoppage of the night', ar: 'إيقاف الليلة' },
        description: {
          en: 'Cole, fourth round, Gulf Boxing Series: Night 2.',
          ar: 'أمام كول في الجولة الرابعة من الليلة 2 لسلسلة الخليج.',
        },
        dayOffset: -35,
      },
      {
        title: { en: 'The hook only one camera saw', ar: 'الخطّاف الذي رأته كاميرا واحدة' },
        description: {
          en: 'Oyelaran, fifth round, and the clip of the summer.',
          ar: 'أمام أويلاران في الجولة الخامسة، ومقطع الصيف الأشهر.',
        },
        dayOffset: -98,
      },
    ],
  },
]
