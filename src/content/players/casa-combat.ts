import type { Player } from '@/content/players.ts'

export const casaCombat: readonly Player[] = [
  {
    id: 'yasmin-rahal',
    name: { en: 'Yasmin Rahal', ar: 'ياسمين رحّال' },
    nickname: { en: 'Atlas', ar: 'أطلس' },
    gender: 'female',
    sport: 'mma',
    country: 'ma',
    age: 25,
    heightCm: 165,
    weightKg: 57,
    reachCm: 168,
    division: 'flyweight',
    stance: 'orthodox',
    ranking: 5,
    team: 'casa-combat',
    yearsPro: 5,
    status: 'active',
    before: { wins: 12, losses: 1, draws: 0, knockouts: 7 },
    achievements: [
      {
        title: { en: 'Flyweight champion', ar: 'بطلة وزن الذبابة' },
        description: {
          en: 'Armbar inside two rounds at Desert Fury 7.',
          ar: 'إخضاع بالذراع في أقل من جولتين في «غضب الصحراء 7».',
        },
        dayOffset: -21,
      },
      {
        title: { en: 'Fastest knockout of the year', ar: 'أسرع قاضية هذا العام' },
        description: {
          en: 'Forty-one seconds, Casa Combat Night.',
          ar: 'إحدى وأربعون ثانية في ليلة كازا كومبات.',
        },
        dayOffset: -44,
      },
      {
        title: { en: 'African amateur champion', ar: 'بطلة أفريقيا للهواة' },
        description: {
          en: 'Five bouts in three days in Rabat.',
          ar: 'خمسة نزالات في ثلاثة أيام في الرباط.',
        },
        dayOffset: -1890,
      },
    ],
  },
]
