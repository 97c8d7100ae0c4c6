import type { Player } from '@/content/players/types.ts'

/** Theirs are the team's matches, all of them listed. */
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
        title: { en: 'The volley', ar: 'التسديدة على الطائر' },
        description: {
          en: 'Three each in the Corniche Cup final, hit through the rain.',
          ar: 'هدف التعادل \u20663–3\u2069 في نهائي كأس الكورنيش، من وسط المطر.',
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
  {
    id: 'saqr-bin-lahej',
    name: { en: 'Saqr Bin Lahej', ar: 'صقر بن لاحج' },
    nickname: { en: 'The Anchor', ar: 'المرساة' },
    gender: 'male',
    sport: 'football',
    country: 'ae',
    age: 26,
    heightCm: 179,
    weightKg: 76,
    reachCm: null,
    division: 'defender',
    stance: 'right-foot',
    ranking: 24,
    team: 'creek-fc',
    yearsPro: 7,
    status: 'active',
    before: noBouts,
    achievements: [
      {
        title: { en: 'Defender of the cup', ar: 'أفضل مدافع في الكأس' },
        description: {
          en: 'Chosen by the other captains, in spite of the final.',
          ar: 'باختيار قادة الفرق الأخرى، رغم ما جرى في النهائي.',
        },
        dayOffset: -52,
      },
      {
        title: { en: 'Season without a loss at home', ar: 'موسم بلا هزيمة على أرضه' },
        description: { en: 'Played every minute of it.', ar: 'ولعب كل دقيقة فيه.' },
        dayOffset: -420,
      },
    ],
  },
  {
    id: 'bassem-rizk',
    name: { en: 'Bassem Rizk', ar: 'باسم رزق' },
    nickname: { en: 'The Door', ar: 'الباب' },
    gender: 'male',
    sport: 'football',
    country: 'eg',
    age: 31,
    heightCm: 186,
    weightKg: 83,
    reachCm: null,
    division: 'goalkeeper',
    stance: 'right-foot',
    ranking: 26,
    team: 'nile-united',
    yearsPro: 12,
    status: 'active',
    before: noBouts,
    achievements: [
      {
        title: { en: 'The throw', ar: 'الرمية' },
        description: {
          en: 'From his own line to the winner of the Corniche Cup.',
          ar: 'من خط مرماه إلى هدف الفوز بكأس الكورنيش.',
        },
        dayOffset: -52,
      },
      {
        title: { en: 'Two saves in the shoot-out', ar: 'تصديان في ركلات الترجيح' },
        description: {
          en: 'The Marina Fives final, with his left hand both times.',
          ar: 'في نهائي خماسيات المارينا، وباليسرى في المرتين.',
        },
        dayOffset: -133,
      },
    ],
  },
  {
    id: 'laith-qaqish',
    name: { en: 'Laith Qaqish', ar: 'ليث قاقيش' },
    nickname: { en: 'The Teacher', ar: 'المعلّم' },
    gender: 'male',
    sport: 'football',
    country: 'jo',
    age: 29,
    heightCm: 174,
    weightKg: 70,
    reachCm: null,
    division: 'midfielder',
    stance: 'right-foot',
    ranking: 35,
    team: 'amman-city',
    yearsPro: 8,
    status: 'active',
    before: noBouts,
    achievements: [
      {
        title: { en: 'Most assists of the season', ar: 'الأكثر صناعة في الموسم' },
        description: {
          en: 'Nineteen, and a blackboard drawing of each.',
          ar: 'تسع عشرة تمريرة حاسمة، ورسم على السبورة لكل واحدة.',
        },
        dayOffset: -160,
      },
      {
        title: { en: 'Levant Fives player of the cup', ar: 'نجم خماسيات المشرق' },
        description: {
          en: 'Five of the eleven goals began at his feet.',
          ar: 'خمسة من الأهداف الأحد عشر بدأت من قدميه.',
        },
        dayOffset: -360,
      },
    ],
  },
]
