import type { Player } from '@/content/players.ts'

export const northsideGym: readonly Player[] = [
  {
    id: 'danny-cole',
    name: { en: 'Danny Cole', ar: 'داني كول' },
    nickname: { en: 'Iron Dan', ar: 'دان الحديدي' },
    gender: 'male',
    sport: 'boxing',
    country: 'gb',
    age: 31,
    heightCm: 184,
    weightKg: 73,
    reachCm: 187,
    division: 'middleweight',
    stance: 'orthodox',
    ranking: 8,
    team: 'northside-gym',
    yearsPro: 10,
    status: 'active',
    before: { wins: 16, losses: 4, draws: 2, knockouts: 9 },
    achievements: [
      {
        title: { en: 'Winner on the Creek', ar: 'فائز ليلة الخور' },
        description: {
          en: 'Six rounds behind the jab against Al Jahdali.',
          ar: 'ست جولات خلف اللكمة المستقيمة أمام الجحدلي.',
        },
        dayOffset: -80,
      },
      {
        title: { en: 'Northern area champion', ar: 'بطل منطقة الشمال' },
        description: {
          en: 'Ten rounds in Bolton with a broken knuckle.',
          ar: 'عشر جولات في بولتون بإصبع مكسور.',
        },
        dayOffset: -905,
      },
    ],
  },
]
