import type { Team } from '@/content/teams/types.ts'

export const fieldTeams: readonly Team[] = [
  {
    id: 'ravi-riders',
    name: { en: 'Ravi Riders', ar: 'فرسان رافي' },
    short: { en: 'RR', ar: 'رافي' },
    sport: 'cricket',
    country: 'pk',
    city: { en: 'Lahore', ar: 'لاهور' },
    yearsOld: 7,
    headCoach: { en: 'Aftab Gilani', ar: 'آفتاب جيلاني' },
    championships: 3,
    ranking: 6,
    description: {
      en: 'They bat deep, chase late and make their own supporters look away.',
      ar: 'تشكيلة عميقة الضرب تؤجل الحسم حتى يشيح جمهورها بوجهه.',
    },
    achievements: [
      {
        title: { en: 'Desert T20 Cup', ar: 'كأس الصحراء T20' },
        description: {
          en: 'Eleven needed from the last over, done with four balls to spare.',
          ar: 'احتاجوا إحدى عشرة ركضة في الأوفر الأخير وأنهوها قبل أربع كرات من النهاية.',
        },
        dayOffset: -66,
      },
      {
        title: { en: 'Longest unbeaten run', ar: 'أطول سلسلة بلا هزيمة' },
        description: {
          en: 'Nine matches over two seasons, six of them chases.',
          ar: 'تسع مباريات في موسمين، ست منها في المطاردة.',
        },
        dayOffset: -280,
      },
    ],
  },
  {
    id: 'kabul-kites',
    name: { en: 'Kabul Kites', ar: 'طائرات كابول الورقية' },
    short: { en: 'KK', ar: 'كابول' },
    sport: 'cricket',
    country: 'af',
    city: { en: 'Kabul', ar: 'كابول' },
    yearsOld: 5,
    headCoach: { en: 'Daud Safi', ar: 'داوود صافي' },
    championships: 1,
    ranking: 8,
    description: {
      en: 'Pace from one end, spin from the other, and a home crowd that travels.',
      ar: 'سرعة من طرف ودوران من الطرف الآخر، وجمهور يسافر مع الفريق أينما لعب.',
    },
    achievements: [
      {
        title: { en: 'Pearl T20 winners', ar: 'أبطال كأس اللؤلؤ T20' },
        description: {
          en: 'Wardak defended nine in the last over of the final.',
          ar: 'دافع ورداك عن تسع ركضات في الأوفر الأخير من النهائي.',
        },
        dayOffset: -175,
      },
      {
        title: { en: 'Fair Play award', ar: 'جائزة اللعب النظيف' },
        description: {
          en: 'For calling back a batter given out wrongly.',
          ar: 'لأنهم أعادوا ضاربًا أُخرج خطأً إلى الملعب.',
        },
        dayOffset: -390,
      },
    ],
  },
  {
    id: 'sharjah-lanterns',
    name: { en: 'Sharjah Lanterns', ar: 'فوانيس الشارقة' },
    short: { en: 'SL', ar: 'فوانيس' },
    sport: 'cricket',
    country: 'ae',
    city: { en: 'Sharjah', ar: 'الشارقة' },
    yearsOld: 6,
    headCoach: { en: 'Vikram Sethna', ar: 'فيكرام سيثنا' },
    championships: 2,
    ranking: 9,
    description: {
      en: 'Dock workers, students and one bank clerk: the side that built itself on Friday mornings.',
      ar: 'عمال ميناء وطلاب وموظف بنك: فريق بنى نفسه في صباحات الجمعة.',
    },
    achievements: [
      {
        title: { en: 'Top of the Sixes table', ar: 'صدارة جدول السداسيات' },
        description: {
          en: 'Two wins from two in the group stage, and the first choice of semi-final.',
          ar: 'فوزان من مباراتين في دور المجموعات، وأولوية اختيار نصف النهائي.',
        },
        dayOffset: -12,
      },
      {
        title: { en: 'Friday Cup', ar: 'كأس الجمعة' },
        description: {
          en: 'The last title of the old ground before the lights came.',
          ar: 'آخر لقب على الملعب القديم قبل أن تصله الأضواء.',
        },
        dayOffset: -640,
      },
    ],
  },
  {
    id: 'muscat-mariners',
    name: { en: 'Muscat Mariners', ar: 'بحّارة مسقط' },
    short: { en: 'MM', ar: 'بحّارة' },
    sport: 'cricket',
    country: 'om',
    city: { en: 'Muscat', ar: 'مسقط' },
    yearsOld: 4,
    headCoach: { en: 'Hamed Al Raisi', ar: 'حامد الرئيسي' },
    championships: 0,
    ranking: 12,
    description: {
      en: 'The youngest side in the Gulf, and the best in the field: they practise on a beach.',
      ar: 'أصغر فرق الخليج عمرًا وأفضلها في الالتقاط، فالتدريب على الشاطئ.',
    },
    achievements: [
      {
        title: { en: 'Catch of the Year', ar: 'التقاطة العام' },
        description: {
          en: 'Al Balushi, one hand, over the rope and back.',
          ar: 'البلوشي بيد واحدة من خلف الحبل ثم إلى داخله.',
        },
        dayOffset: -66,
      },
      {
        title: { en: 'First final four', ar: 'أول مربع ذهبي' },
        description: {
          en: 'Third at the Pearl T20 in their third season, by seven wickets.',
          ar: 'المركز الثالث في كأس اللؤلؤ T20 في موسمهم الثالث، بفارق سبعة ويكيتات.',
        },
        dayOffset: -175,
      },
    ],
  },
  {
    id: 'nile-united',
    name: { en: 'Nile United', ar: 'اتحاد النيل' },
    short: { en: 'NU', ar: 'النيل' },
    sport: 'football',
    country: 'eg',
    city: { en: 'Cairo', ar: 'القاهرة' },
    yearsOld: 15,
    headCoach: { en: 'Sherif Lotfy', ar: 'شريف لطفي' },
    championships: 4,
    ranking: 7,
    description: {
      en: 'Five-a-side from the rooftops of Shubra. They start slowly and finish everything.',
      ar: 'خماسيات من أسطح شبرا: بداية بطيئة ونهاية لا ترحم.',
    },
    achievements: [
      {
        title: { en: 'Corniche Cup', ar: 'كأس الكورنيش' },
        description: {
          en: 'From three down to 4–3 in nine minutes of rain.',
          ar: 'من التأخر بثلاثة أهداف إلى الفوز \u20664–3\u2069 في تسع دقائق تحت المطر.',
        },
        dayOffset: -52,
      },
      {
        title: { en: 'Marina Fives', ar: 'خماسيات المارينا' },
        description: {
          en: 'Won on penalties after a goalless final.',
          ar: 'لقب بركلات الترجيح بعد نهائي بلا أهداف.',
        },
        dayOffset: -133,
      },
    ],
  },
  {
    id: 'creek-fc',
    name: { en: 'Creek FC', ar: 'نادي الخور' },
    short: { en: 'CFC', ar: 'الخور' },
    sport: 'football',
    country: 'ae',
    city: { en: 'Dubai', ar: 'دبي' },
    yearsOld: 11,
    headCoach: { en: 'Majid Al Falasi', ar: 'ماجد الفلاسي' },
    championships: 2,
    ranking: 10,
    description: {
      en: 'Abra captains’ sons who press from the first whistle and argue until the last.',
      ar: 'أبناء ربابنة العبرات: ضغط منذ الصافرة الأولى وجدال حتى الأخيرة.',
    },
    achievements: [
      {
        title: { en: 'Corniche Cup finalists', ar: 'وصافة كأس الكورنيش' },
        description: {
          en: 'Three goals in the first seven minutes of the final.',
          ar: 'ثلاثة أهداف في أول سبع دقائق من النهائي.',
        },
        dayOffset: -52,
      },
      {
        title: { en: 'Dubai Fives champions', ar: 'أبطال خماسيات دبي' },
        description: {
          en: 'Unbeaten at home for a whole season.',
          ar: 'موسم كامل بلا هزيمة على ملعبهم.',
        },
        dayOffset: -420,
      },
    ],
  },
  {
    id: 'amman-city',
    name: { en: 'Amman City', ar: 'مدينة عمّان' },
    short: { en: 'AC', ar: 'مدينة' },
    sport: 'football',
    country: 'jo',
    city: { en: 'Amman', ar: 'عمّان' },
    yearsOld: 8,
    headCoach: { en: 'Bashar Nimri', ar: 'بشار النمري' },
    championships: 1,
    ranking: 11,
    description: {
      en: 'A side of futsal teachers. They would rather pass through a gap than run round it.',
      ar: 'فريق من معلمي كرة الصالات: يفضّلون التمرير من الثغرة على الالتفاف حولها.',
    },
    achievements: [
      {
        title: { en: 'Marina Fives finalists', ar: 'وصافة خماسيات المارينا' },
        description: {
          en: 'Lost on penalties only, after forty minutes without conceding.',
          ar: 'خسارة بركلات الترجيح وحدها بعد أربعين دقيقة بشباك نظيفة.',
        },
        dayOffset: -133,
      },
      {
        title: { en: 'Levant Fives', ar: 'خماسيات المشرق' },
        description: {
          en: 'Eleven goals in three matches, nine of them from passes.',
          ar: 'أحد عشر هدفًا في ثلاث مباريات، تسعة منها من تمريرات حاسمة.',
        },
        dayOffset: -360,
      },
    ],
  },
]
