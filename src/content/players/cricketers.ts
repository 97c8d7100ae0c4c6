import type { Player } from '@/content/players.ts'

const noBouts = { wins: 0, losses: 0, draws: 0, knockouts: 0 }

export const cricketers: readonly Player[] = [
  {
    id: 'bilal-sherazi',
    name: { en: 'Bilal Sherazi', ar: 'بلال شيرازي' },
    nickname: { en: 'The Finisher', ar: 'الحاسم' },
    gender: 'male',
    sport: 'cricket',
    country: 'pk',
    age: 26,
    heightCm: 180,
    weightKg: 78,
    reachCm: null,
    division: 'opening-batter',
    stance: 'right-hand',
    ranking: 4,
    team: 'ravi-riders',
    yearsPro: 7,
    status: 'active',
    before: noBouts,
    achievements: [
      {
        title: { en: 'Player of the final', ar: 'نجم النهائي' },
        description: {
          en: '58 not out, the last twelve in two balls. Desert T20 Cup.',
          ar: '58 رنًا دون خروج، آخر اثني عشر منها في كرتين. كأس الصحراء T20.',
        },
        dayOffset: -66,
      },
      {
        title: { en: 'Fastest fifty of the season', ar: 'أسرع خمسين في الموسم' },
        description: {
          en: 'Nineteen balls against Muscat Mariners.',
          ar: 'تسع عشرة كرة أمام بحّارة مسقط.',
        },
        dayOffset: -250,
      },
    ],
  },
  {
    id: 'zalmai-wardak',
    name: { en: 'Zalmai Wardak', ar: 'زلمي ورداك' },
    nickname: { en: 'Kabul Express', ar: 'قطار كابول' },
    gender: 'male',
    sport: 'cricket',
    country: 'af',
    age: 24,
    heightCm: 191,
    weightKg: 84,
    reachCm: null,
    division: 'fast-bowler',
    stance: 'right-hand',
    ranking: 6,
    team: 'kabul-kites',
    yearsPro: 5,
    status: 'active',
    before: noBouts,
    achievements: [
      {
        title: { en: 'Nine defended', ar: 'دافع عن تسعة رنات' },
        description: {
          en: 'The last over of the Pearl T20 final, four of its balls dots.',
          ar: 'الأوفر الأخير من نهائي كأس اللؤلؤ T20، وأربع من كراته بلا رنات.',
        },
        dayOffset: -175,
      },
      {
        title: { en: 'Quickest ball of the season', ar: 'أسرع كرة في الموسم' },
        description: {
          en: '151 km/h, measured twice because nobody believed it.',
          ar: '151 كم/س، وقيست مرتين لأن أحدًا لم يصدّق.',
        },
        dayOffset: -310,
      },
    ],
  },
]
