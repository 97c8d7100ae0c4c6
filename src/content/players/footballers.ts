import type { Player } from '@/content/players.ts'

const noBouts = { wins: 0, losses: 0, draws: 0, knockouts: 0 }

export const footballers: readonly Player[] = [
  {
    id: 'mina-farouk',
    name: { en: 'Mina Farouk', ar: 'مينا فاروق' },
    nickname: { en: 'Pharaoh', ar: 'الفرعون' },
    gender: 'male',
    sport: 'football',
    country: 'eg',
    age: 28,
    heightCm: 176,
    weightKg: 72,
    reachCm: null,
    division: 'forward',
    stance: 'left-foot',
    ranking: 7,
    team: 'nile-united',
    yearsPro: 9,
    status: 'active',
    before: noBouts,
    achievements: [
      {
        title: { en: 'The volley', ar: 'الطائرة' },
        description: {
          en: 'Three each in the Corniche Cup final, hit through the rain.',
          ar: 'هدف التعادل 3-3 في نهائي كأس الكورنيش، من وسط المطر.',
        },
        dayOffset: -52,
      },
      {
        title: { en: 'Top scorer in the Gulf', ar: 'هدّاف الخليج' },
        description: {
          en: 'Thirty-one goals in five-a-side, one with the right foot.',
          ar: 'واحد وثلاثون هدفًا في الخماسيات، واحد منها باليمنى.',
        },
        dayOffset: -340,
      },
    ],
  },
]
