import { daysAgo } from '@/content/localized.ts'
import type { TeamRecord } from '@/content/teams/types.ts'

export const fieldTeams: readonly TeamRecord[] = [
  {
    id: 'ravi-riders',
    name: { en: 'Ravi Riders', ar: 'فرسان رافي' },
    short: { en: 'RR', ar: 'رافي' },
    plays: { sport: 'cricket', country: 'pk', yearsOld: 7, championships: 3, ranking: 6 },
    city: { en: 'Lahore', ar: 'لاهور' },
    headCoach: { en: 'Aftab Gilani', ar: 'آفتاب جيلاني' },
    description: {
      en: 'They bat deep, chase late and make their own supporters look away.',
      ar: 'تشكيلة عميقة الضرب تؤجل الحسم حتى يشيح جمهورها بوجهه.',
    },
    achievements: [
      daysAgo(66, {
        en: ['Desert T20 Cup', 'Eleven needed from the last over, done with four balls to spare.'],
        ar: [
          'كأس الصحراء T20',
          'احتاجوا إلى إحدى عشرة ركضة في الأوفر الأخير وأنهوها قبل أربع كرات من النهاية.',
        ],
      }),
      daysAgo(280, {
        en: ['Longest unbeaten run', 'Nine matches over two seasons, six of them chases.'],
        ar: ['أطول سلسلة بلا هزيمة', 'تسع مباريات في موسمين، ست منها في المطاردة.'],
      }),
    ],
  },
  {
    id: 'kabul-kites',
    name: { en: 'Kabul Kites', ar: 'طائرات كابول الورقية' },
    short: { en: 'KK', ar: 'كابول' },
    plays: { sport: 'cricket', country: 'af', yearsOld: 5, championships: 1, ranking: 8 },
    city: { en: 'Kabul', ar: 'كابول' },
    headCoach: { en: 'Daud Safi', ar: 'داوود صافي' },
    description: {
      en: 'Pace from one end, spin from the other, and a home crowd that travels.',
      ar: 'سرعة من طرف ودوران من الطرف الآخر، وجمهور يسافر مع الفريق أينما لعب.',
    },
    achievements: [
      daysAgo(175, {
        en: ['Pearl T20 winners', 'Wardak defended nine in the last over of the final.'],
        ar: ['أبطال كأس اللؤلؤ T20', 'دافع ورداك عن تسع ركضات في الأوفر الأخير من النهائي.'],
      }),
      daysAgo(390, {
        en: ['Fair Play award', 'For calling back a batter given out wrongly.'],
        ar: ['جائزة اللعب النظيف', 'لأنهم أعادوا إلى الملعب ضاربًا أُخرج خطأً.'],
      }),
    ],
  },
  {
    id: 'sharjah-lanterns',
    name: { en: 'Sharjah Lanterns', ar: 'فوانيس الشارقة' },
    short: { en: 'SL', ar: 'فوانيس' },
    plays: { sport: 'cricket', country: 'ae', yearsOld: 6, championships: 2, ranking: 9 },
    city: { en: 'Sharjah', ar: 'الشارقة' },
    headCoach: { en: 'Vikram Sethna', ar: 'فيكرام سيثنا' },
    description: {
      en: 'Dock workers, students and one bank clerk: the side that built itself on Friday mornings.',
      ar: 'عمال ميناء وطلاب وموظف بنك: فريق بنى نفسه في صباحات الجمعة.',
    },
    achievements: [
      daysAgo(12, {
        en: [
          'Top of the Sixes table',
          'Two wins from two in the group stage, and the first choice of semi-final.',
        ],
        ar: ['صدارة جدول السداسيات', 'فوزان من مباراتين في دور المجموعات، وأولوية اختيار نصف النهائي.'],
      }),
      daysAgo(640, {
        en: ['Friday Cup', 'The last title of the old ground before the lights came.'],
        ar: ['كأس الجمعة', 'آخر لقب على الملعب القديم قبل أن تصله الأضواء.'],
      }),
    ],
  },
  {
    id: 'muscat-mariners',
    name: { en: 'Muscat Mariners', ar: 'بحّارة مسقط' },
    short: { en: 'MM', ar: 'بحّارة' },
    plays: { sport: 'cricket', country: 'om', yearsOld: 4, championships: 0, ranking: 12 },
    city: { en: 'Muscat', ar: 'مسقط' },
    headCoach: { en: 'Hamed Al Raisi', ar: 'حامد الرئيسي' },
    description: {
      en: 'The youngest side in the Gulf, and the best in the field: they practise on a beach.',
      ar: 'أصغر فرق الخليج عمرًا وأفضلها في الالتقاط، فالتدريب على الشاطئ.',
    },
    achievements: [
      daysAgo(66, {
        en: ['Catch of the Year', 'Al Balushi, one hand, over the rope and back.'],
        ar: ['التقاطة العام', 'البلوشي بيد واحدة من خلف الحبل ثم إلى داخله.'],
      }),
      daysAgo(175, {
        en: ['First final four', 'Third at the Pearl T20 in their third season, by seven wickets.'],
        ar: ['أول مربع ذهبي', 'المركز الثالث في كأس اللؤلؤ T20 في موسمهم الثالث، بفارق سبعة ويكيتات.'],
      }),
    ],
  },
  {
    id: 'nile-united',
    name: { en: 'Nile United', ar: 'اتحاد النيل' },
    short: { en: 'NU', ar: 'النيل' },
    plays: { sport: 'football', country: 'eg', yearsOld: 15, championships: 4, ranking: 7 },
    city: { en: 'Cairo', ar: 'القاهرة' },
    headCoach: { en: 'Sherif Lotfy', ar: 'شريف لطفي' },
    description: {
      en: 'Five-a-side from the rooftops of Shubra. They start slowly and finish everything.',
      ar: 'خماسيات من أسطح شبرا: بداية بطيئة ونهاية لا ترحم.',
    },
    achievements: [
      daysAgo(52, {
        en: ['Corniche Cup', 'From three down to 4–3 in nine minutes of rain.'],
        ar: ['كأس الكورنيش', 'من التأخر بثلاثة أهداف إلى الفوز \u20664–3\u2069 في تسع دقائق تحت المطر.'],
      }),
      daysAgo(133, {
        en: ['Marina Fives', 'Won on penalties after a goalless final.'],
        ar: ['خماسيات المارينا', 'لقب بركلات الترجيح بعد نهائي بلا أهداف.'],
      }),
    ],
  },
  {
    id: 'creek-fc',
    name: { en: 'Creek FC', ar: 'نادي الخور' },
    short: { en: 'CFC', ar: 'الخور' },
    plays: { sport: 'football', country: 'ae', yearsOld: 11, championships: 2, ranking: 10 },
    city: { en: 'Dubai', ar: 'دبي' },
    headCoach: { en: 'Majid Al Falasi', ar: 'ماجد الفلاسي' },
    description: {
      en: 'Abra captains’ sons who press from the first whistle and argue until the last.',
      ar: 'أبناء ربابنة العبرات: ضغط منذ الصافرة الأولى وجدال حتى الأخيرة.',
    },
    achievements: [
      daysAgo(52, {
        en: ['Corniche Cup finalists', 'Three goals in the first seven minutes of the final.'],
        ar: ['وصافة كأس الكورنيش', 'ثلاثة أهداف في أول سبع دقائق من النهائي.'],
      }),
      daysAgo(420, {
        en: ['Dubai Fives champions', 'Unbeaten at home for a whole season.'],
        ar: ['أبطال خماسيات دبي', 'موسم كامل بلا هزيمة على ملعبهم.'],
      }),
    ],
  },
  {
    id: 'amman-city',
    name: { en: 'Amman City', ar: 'مدينة عمّان' },
    short: { en: 'AC', ar: 'مدينة' },
    plays: { sport: 'football', country: 'jo', yearsOld: 8, championships: 1, ranking: 11 },
    city: { en: 'Amman', ar: 'عمّان' },
    headCoach: { en: 'Bashar Nimri', ar: 'بشار النمري' },
    description: {
      en: 'A side of futsal teachers. They would rather pass through a gap than run round it.',
      ar: 'فريق من معلمي كرة الصالات: يفضّلون التمرير من الثغرة على الالتفاف حولها.',
    },
    achievements: [
      daysAgo(133, {
        en: ['Marina Fives finalists', 'Lost on penalties only, after forty minutes without conceding.'],
        ar: ['وصافة خماسيات المارينا', 'خسارة بركلات الترجيح وحدها بعد أربعين دقيقة بشباك نظيفة.'],
      }),
      daysAgo(360, {
        en: ['Levant Fives', 'Eleven goals in three matches, nine of them from passes.'],
        ar: ['خماسيات المشرق', 'أحد عشر هدفًا في ثلاث مباريات، تسعة منها من تمريرات حاسمة.'],
      }),
    ],
  },
]
