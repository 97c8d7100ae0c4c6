import { daysAgo } from '@/content/localized.ts'
import type { PlayerRecord } from '@/content/players/types.ts'

export const ammanBoxing: readonly PlayerRecord[] = [
  {
    id: 'omar-haddad',
    name: { en: 'Omar Haddad', ar: 'عمر حداد' },
    nickname: { en: 'Desert Storm', ar: 'عاصفة الصحراء' },
    person: { gender: 'male', country: 'jo', age: 29, heightCm: 182, weightKg: 72, reachCm: 188 },
    plays: { sport: 'boxing', team: 'amman-boxing', division: 'middleweight', stance: 'southpaw' },
    career: { ranking: 2, yearsPro: 9, before: { wins: 22, losses: 3, draws: 1, knockouts: 15 } },
    achievements: [
      daysAgo(35, {
        en: ['Stoppage of the night', 'Cole, fourth round, Gulf Boxing Series: Night 2.'],
        ar: ['حسم الليلة', 'أمام كول في الجولة الرابعة من «سلسلة الخليج للملاكمة: الليلة 2».'],
      }),
      daysAgo(98, {
        en: [
          'The hook only one camera saw',
          'Oyelaran, fifth round, and the most watched clip of the series.',
        ],
        ar: [
          'الخطافية التي رأتها كاميرا واحدة',
          'أمام أويلاران في الجولة الخامسة، والمقطع الأكثر مشاهدة في السلسلة.',
        ],
      }),
    ],
  },
  {
    id: 'anas-tarawneh',
    name: { en: 'Anas Tarawneh', ar: 'أنس الطراونة' },
    nickname: { en: 'Karak', ar: 'الكرك' },
    person: { gender: 'male', country: 'jo', age: 26, heightCm: 177, weightKg: 66, reachCm: 181 },
    plays: { sport: 'boxing', team: 'amman-boxing', division: 'welterweight', stance: 'orthodox' },
    career: { ranking: 14, yearsPro: 6, before: { wins: 14, losses: 1, draws: 0, knockouts: 8 } },
    achievements: [
      daysAgo(98, {
        en: ['Four rounds, Night 1', 'Strachey came in unbeaten and left in the fourth.'],
        ar: ['أربع جولات في الليلة 1', 'دخل ستريتشي بلا هزيمة وخرج في الجولة الرابعة.'],
      }),
      daysAgo(2500, {
        en: ['Arab amateur gold', 'Won in Algiers at nineteen.'],
        ar: ['ذهبية العرب للهواة', 'أحرزها في الجزائر العاصمة وعمره تسعة عشر عامًا.'],
      }),
    ],
  },
  {
    id: 'rana-zureikat',
    name: { en: 'Rana Zureikat', ar: 'رنا زريقات' },
    nickname: { en: 'The Compass', ar: 'البوصلة' },
    person: { gender: 'female', country: 'jo', age: 28, heightCm: 168, weightKg: 57, reachCm: 171 },
    plays: { sport: 'boxing', team: 'amman-boxing', division: 'featherweight', stance: 'southpaw' },
    career: { ranking: 15, yearsPro: 6, before: { wins: 10, losses: 1, draws: 0, knockouts: 3 } },
    achievements: [
      daysAgo(35, {
        en: ['Split decision over Marsh', 'Eight rounds at Night 2, decided on the third card.'],
        ar: ['فوز على مارش بقرار منقسم', 'ثماني جولات في الليلة 2 حسمتها البطاقة الثالثة.'],
      }),
      daysAgo(720, {
        en: ['First woman to headline in Amman', 'Six rounds in front of four thousand.'],
        ar: ['أول امرأة تتصدر بطاقة في عمّان', 'ست جولات أمام أربعة آلاف متفرج.'],
      }),
    ],
  },
  {
    id: 'saif-al-jahdali',
    name: { en: 'Saif Al Jahdali', ar: 'سيف الجحدلي' },
    nickname: { en: 'The Lawyer', ar: 'المحامي' },
    person: { gender: 'male', country: 'sa', age: 27, heightCm: 180, weightKg: 72, reachCm: 183 },
    plays: { sport: 'boxing', team: 'amman-boxing', division: 'middleweight', stance: 'orthodox' },
    career: { ranking: 32, yearsPro: 5, before: { wins: 12, losses: 2, draws: 0, knockouts: 6 } },
    achievements: [
      daysAgo(35, {
        en: ['Home win in Riyadh', 'All eight rounds against Oyelaran on two of the cards.'],
        ar: ['فوز على أرضه في الرياض', 'الجولات الثماني كلها أمام أويلاران على بطاقتين.'],
      }),
      daysAgo(480, {
        en: ['Saudi title', 'Ten rounds, and back in court on Sunday: he practises law.'],
        ar: ['لقب السعودية', 'عشر جولات ثم عودة إلى المحكمة يوم الأحد، فهو محامٍ.'],
      }),
    ],
  },
  {
    id: 'suhail-dabbas',
    name: { en: 'Suhail Dabbas', ar: 'سهيل الدباس' },
    nickname: { en: 'Seven Hills', ar: 'الجبال السبعة' },
    person: { gender: 'male', country: 'jo', age: 25, heightCm: 172, weightKg: 61, reachCm: 175 },
    plays: { sport: 'boxing', team: 'amman-boxing', division: 'lightweight', stance: 'orthodox' },
    career: { ranking: 37, yearsPro: 4, before: { wins: 8, losses: 1, draws: 0, knockouts: 3 } },
    achievements: [
      daysAgo(98, {
        en: ['Only points win of Night 1', 'Six rounds with Darkwah while everything round them fell.'],
        ar: ['الفوز الوحيد بالنقاط في الليلة 1', 'ست جولات أمام داركواه، وكل ما حولهما يُحسم قبل النهاية.'],
      }),
      daysAgo(1650, {
        en: ['Irbid novice champion', 'Learned to box there in a school yard.'],
        ar: ['بطل إربد للمبتدئين', 'وفيها تعلّم الملاكمة في ساحة مدرسة.'],
      }),
    ],
  },
  {
    id: 'maram-jebali',
    name: { en: 'Maram Jebali', ar: 'مرام الجبالي' },
    nickname: { en: 'Jasmine', ar: 'الياسمينة' },
    person: { gender: 'female', country: 'tn', age: 24, heightCm: 166, weightKg: 57, reachCm: 168 },
    plays: { sport: 'boxing', team: 'amman-boxing', division: 'featherweight', stance: 'orthodox' },
    career: { ranking: 40, yearsPro: 3, before: { wins: 7, losses: 1, draws: 0, knockouts: 2 } },
    achievements: [
      daysAgo(80, {
        en: ['Six rounds on the Creek', 'Lost to Marsh on a split card and was asked back the same night.'],
        ar: ['ست جولات على الخور', 'خسرت أمام مارش بقرار منقسم، وتلقّت في الليلة نفسها دعوة إلى العودة.'],
      }),
      daysAgo(430, {
        en: ['Tunisian champion', 'Won the belt in Sousse in her fifth bout.'],
        ar: ['بطلة تونس', 'انتزعت الحزام في سوسة في نزالها الخامس.'],
      }),
    ],
  },
  {
    id: 'mehdi-boutrif',
    name: { en: 'Mehdi Boutrif', ar: 'مهدي بوطريف' },
    nickname: { en: 'The Tailor', ar: 'الخيّاط' },
    person: { gender: 'male', country: 'dz', age: 33, heightCm: 175, weightKg: 66, reachCm: 177 },
    plays: { sport: 'boxing', team: 'amman-boxing', division: 'welterweight', stance: 'southpaw' },
    career: { ranking: 42, yearsPro: 11, before: { wins: 10, losses: 4, draws: 0, knockouts: 4 } },
    achievements: [
      daysAgo(98, {
        en: ['Sportsmanship award', 'For stepping back mid-round to point out his opponent’s loose tape.'],
        ar: ['جائزة الروح الرياضية', 'لأنه تراجع أثناء الجولة ليشير إلى رباط مفكوك في قفاز خصمه.'],
      }),
      daysAgo(520, {
        en: ['Ten wins', 'The tenth in Oran, with his own stitching on the trunks.'],
        ar: ['عشرة انتصارات', 'عاشرها في وهران بسروال خاطه بيده.'],
      }),
    ],
  },
  {
    id: 'adam-rawashdeh',
    name: { en: 'Adam Rawashdeh', ar: 'آدم الرواشدة' },
    nickname: { en: 'The Kid from Salt', ar: 'فتى السلط' },
    person: { gender: 'male', country: 'jo', age: 20, heightCm: 174, weightKg: 61, reachCm: 177 },
    plays: { sport: 'boxing', team: 'amman-boxing', division: 'lightweight', stance: 'switch' },
    career: { ranking: 44, yearsPro: 1 },
    achievements: [
      daysAgo(35, {
        en: ['Two out of two', 'Tennant, second round, Gulf Boxing Series: Night 2.'],
        ar: ['اثنان من اثنين', 'أمام تينانت في الجولة الثانية من «سلسلة الخليج للملاكمة: الليلة 2».'],
      }),
      daysAgo(80, {
        en: ['Debut on the Creek', 'Four rounds at nineteen, all of them his.'],
        ar: ['ظهور أول على الخور', 'أربع جولات في التاسعة عشرة، وكلها له.'],
      }),
    ],
  },
]
