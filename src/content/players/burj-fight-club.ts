import type { Player } from '@/content/players.ts'

export const burjFightClub: readonly Player[] = [
  {
    id: 'khalid-al-mansoori',
    name: { en: 'Khalid Al Mansoori', ar: 'خالد المنصوري' },
    nickname: { en: 'The Falcon', ar: 'الصقر' },
    gender: 'male',
    sport: 'mma',
    country: 'ae',
    age: 27,
    heightCm: 178,
    weightKg: 70,
    reachCm: 184,
    division: 'lightweight',
    stance: 'southpaw',
    ranking: 1,
    team: 'burj-fight-club',
    yearsPro: 8,
    status: 'active',
    before: { wins: 18, losses: 2, draws: 0, knockouts: 11 },
    achievements: [
      {
        title: { en: 'Third title defence', ar: 'دفاع ثالث عن اللقب' },
        description: {
          en: 'Brandt, second round, Desert Fury 6.',
          ar: 'أمام برانت في الجولة الثانية من «غضب الصحراء 6».',
        },
        dayOffset: -147,
      },
      {
        title: { en: 'Lightweight champion', ar: 'بطل الوزن الخفيف' },
        description: {
          en: 'Took the vacant belt over five rounds in Abu Dhabi.',
          ar: 'انتزع الحزام الشاغر بعد خمس جولات في أبوظبي.',
        },
        dayOffset: -610,
      },
      {
        title: { en: 'Emirati fighter of the year', ar: 'مقاتل العام في الإمارات' },
        description: {
          en: 'Five wins in eleven months, four of them by knockout.',
          ar: 'خمسة انتصارات في أحد عشر شهرًا، أربعة منها بالقاضية.',
        },
        dayOffset: -980,
      },
    ],
  },
]
