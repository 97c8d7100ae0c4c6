import { daysAgo } from '@/content/localized.ts'
import type { PlayerRecord } from '@/content/players/types.ts'

export const sampleCricketers: readonly PlayerRecord[] = [
  {
    id: 'bilal-sherazi',
    name: { en: 'Bilal Sherazi', ar: 'بلال شيرازي' },
    nickname: { en: 'The Finisher', ar: 'الحاسم' },
    person: { gender: 'male', country: 'pk', age: 26, heightCm: 180, weightKg: 78 },
    plays: { sport: 'cricket', team: 'ravi-riders', division: 'opening-batter', stance: 'right-hand' },
    career: { ranking: 4, yearsPro: 7 },
    achievements: [
      daysAgo(66, {
        en: ['Player of the final', '58 not out, the last twelve in two balls. Desert T20 Cup.'],
        ar: ['نجم النهائي', '58 ركضة دون خروج، آخر اثنتي عشرة منها في كرتين. كأس الصحراء T20.'],
      }),
      daysAgo(250, {
        en: ['Fastest fifty of the season', 'Nineteen balls, eleven of them over or along the rope.'],
        ar: ['أسرع خمسينية في الموسم', 'تسع عشرة كرة، إحدى عشرة منها عبرت الحبل.'],
      }),
    ],
  },
  {
    id: 'zalmai-wardak',
    name: { en: 'Zalmai Wardak', ar: 'زلمي ورداك' },
    nickname: { en: 'Kabul Express', ar: 'قطار كابول' },
    person: { gender: 'male', country: 'af', age: 24, heightCm: 191, weightKg: 84 },
    plays: { sport: 'cricket', team: 'kabul-kites', division: 'fast-bowler', stance: 'right-hand' },
    career: { ranking: 6, yearsPro: 5 },
    achievements: [
      daysAgo(175, {
        en: ['Nine defended', 'The last over of the Pearl T20 final, four of its balls dots.'],
        ar: ['دافع عن تسع ركضات', 'الأوفر الأخير من نهائي كأس اللؤلؤ T20، وأربع من كراته بلا ركضات.'],
      }),
      daysAgo(310, {
        en: ['Quickest ball of the season', '151 km/h, measured twice because nobody believed it.'],
        ar: ['أسرع كرة في الموسم', '151 كم/س، وقيست مرتين لأن أحدًا لم يصدّق.'],
      }),
    ],
  },
  {
    id: 'mazin-al-balushi',
    name: { en: 'Mazin Al Balushi', ar: 'مازن البلوشي' },
    nickname: { en: 'Lighthouse', ar: 'المنارة' },
    person: { gender: 'male', country: 'om', age: 23, heightCm: 183, weightKg: 80 },
    plays: { sport: 'cricket', team: 'muscat-mariners', division: 'all-rounder', stance: 'left-hand' },
    career: { ranking: 23, yearsPro: 4 },
    achievements: [
      daysAgo(66, {
        en: ['Catch of the Year', 'One hand, over the rope and back, in the Desert T20 Cup.'],
        ar: ['التقاطة العام', 'بيد واحدة من خلف الحبل ثم إلى داخله في كأس الصحراء T20.'],
      }),
      daysAgo(175, {
        en: ['Player of the match', 'Three wickets and 41 in the third-place match of the Pearl T20.'],
        ar: ['رجل المباراة', 'ثلاثة ويكيتات و41 ركضة في مباراة المركز الثالث من كأس اللؤلؤ T20.'],
      }),
    ],
  },
  {
    id: 'devansh-kelkar',
    name: { en: 'Devansh Kelkar', ar: 'ديفانش كيلكار' },
    nickname: { en: 'Riddle', ar: 'اللغز' },
    person: { gender: 'male', country: 'in', age: 29, heightCm: 172, weightKg: 69 },
    plays: { sport: 'cricket', team: 'sharjah-lanterns', division: 'leg-spinner', stance: 'right-hand' },
    career: { ranking: 30, yearsPro: 8 },
    status: 'injured',
    achievements: [
      daysAgo(230, {
        en: ['Hundredth wicket', 'Bowled round the legs, with the googly he had promised.'],
        ar: ['الويكيت المئة', 'من خلف ساقي الضارب، بالكرة المخادعة التي وعد بها.'],
      }),
      daysAgo(640, {
        en: ['Four for twelve', 'Four overs in the Friday Cup final, one of them a maiden.'],
        ar: ['أربعة ويكيتات مقابل 12', 'أربعة أوفرات في نهائي كأس الجمعة، أحدها بلا ركضات.'],
      }),
    ],
  },
  {
    id: 'obaid-al-shehhi',
    name: { en: 'Obaid Al Shehhi', ar: 'عبيد الشحي' },
    nickname: { en: 'Gloves', ar: 'القفازان' },
    person: { gender: 'male', country: 'ae', age: 27, heightCm: 177, weightKg: 74 },
    plays: { sport: 'cricket', team: 'sharjah-lanterns', division: 'wicketkeeper', stance: 'right-hand' },
    career: { ranking: 34, yearsPro: 6 },
    achievements: [
      daysAgo(12, {
        en: ['Five dismissals in a day', 'Three catches and two stumpings in the group stage of the Sixes.'],
        ar: ['خمسة إخراجات في يوم', 'ثلاث التقاطات وكسر الويكيت مرتين في دور مجموعات السداسيات.'],
      }),
      daysAgo(700, {
        en: ['Captaincy', 'Named captain of the Lanterns at twenty-five.'],
        ar: ['شارة القيادة', 'قائد «الفوانيس» منذ الخامسة والعشرين.'],
      }),
    ],
  },
]
