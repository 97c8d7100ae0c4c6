import { daysAgo } from '@/content/localized.ts'
import type { PlayerRecord } from '@/content/players/types.ts'

export const footballers: readonly PlayerRecord[] = [
  {
    id: 'mina-farouk',
    name: { en: 'Mina Farouk', ar: 'مينا فاروق' },
    nickname: { en: 'Pharaoh', ar: 'الفرعون' },
    person: { gender: 'male', country: 'eg', age: 28, heightCm: 176, weightKg: 72 },
    plays: { sport: 'football', team: 'nile-united', division: 'forward', stance: 'left-foot' },
    career: { ranking: 7, yearsPro: 9 },
    achievements: [
      daysAgo(52, {
        en: ['The volley', 'Three each in the Corniche Cup final, hit through the rain.'],
        ar: ['التسديدة على الطائر', 'هدف التعادل \u20663–3\u2069 في نهائي كأس الكورنيش، من وسط المطر.'],
      }),
      daysAgo(340, {
        en: ['Top scorer in the Gulf', 'Thirty-one goals in five-a-side, one with the right foot.'],
        ar: ['هدّاف الخليج', 'واحد وثلاثون هدفًا في الخماسيات، واحد منها باليمنى.'],
      }),
    ],
  },
  {
    id: 'saqr-bin-lahej',
    name: { en: 'Saqr Bin Lahej', ar: 'صقر بن لاحج' },
    nickname: { en: 'The Anchor', ar: 'المرساة' },
    person: { gender: 'male', country: 'ae', age: 26, heightCm: 179, weightKg: 76 },
    plays: { sport: 'football', team: 'creek-fc', division: 'defender', stance: 'right-foot' },
    career: { ranking: 24, yearsPro: 7 },
    achievements: [
      daysAgo(52, {
        en: ['Defender of the cup', 'Chosen by the other captains, in spite of the final.'],
        ar: ['أفضل مدافع في الكأس', 'باختيار قادة الفرق الأخرى، رغم ما جرى في النهائي.'],
      }),
      daysAgo(420, {
        en: ['Season without a loss at home', 'Played every minute of it.'],
        ar: ['موسم بلا هزيمة على أرضه', 'ولعب كل دقيقة فيه.'],
      }),
    ],
  },
  {
    id: 'bassem-rizk',
    name: { en: 'Bassem Rizk', ar: 'باسم رزق' },
    nickname: { en: 'The Door', ar: 'الباب' },
    person: { gender: 'male', country: 'eg', age: 31, heightCm: 186, weightKg: 83 },
    plays: { sport: 'football', team: 'nile-united', division: 'goalkeeper', stance: 'right-foot' },
    career: { ranking: 26, yearsPro: 12 },
    achievements: [
      daysAgo(52, {
        en: ['The throw', 'From his own line to the winner of the Corniche Cup.'],
        ar: ['الرمية', 'من خط مرماه إلى هدف الفوز بكأس الكورنيش.'],
      }),
      daysAgo(133, {
        en: ['Two saves in the shoot-out', 'The Marina Fives final, with his left hand both times.'],
        ar: ['تصديان في ركلات الترجيح', 'في نهائي خماسيات المارينا، وباليسرى في المرتين.'],
      }),
    ],
  },
  {
    id: 'laith-qaqish',
    name: { en: 'Laith Qaqish', ar: 'ليث قاقيش' },
    nickname: { en: 'The Teacher', ar: 'المعلّم' },
    person: { gender: 'male', country: 'jo', age: 29, heightCm: 174, weightKg: 70 },
    plays: { sport: 'football', team: 'amman-city', division: 'midfielder', stance: 'right-foot' },
    career: { ranking: 35, yearsPro: 8 },
    achievements: [
      daysAgo(160, {
        en: ['Most assists of the season', 'Nineteen, and a blackboard drawing of each.'],
        ar: ['الأكثر صناعة للأهداف في الموسم', 'تسع عشرة تمريرة حاسمة، ورسم على السبورة لكل واحدة.'],
      }),
      daysAgo(360, {
        en: ['Levant Fives player of the cup', 'Five of the eleven goals began at his feet.'],
        ar: ['نجم خماسيات المشرق', 'خمسة من الأهداف الأحد عشر بدأت من قدميه.'],
      }),
    ],
  },
]
