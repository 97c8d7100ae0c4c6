import type { Team } from '@/content/teams/types.ts'

export const combatTeams: readonly Team[] = [
  {
    id: 'burj-fight-club',
    name: { en: 'Burj Fight Club', ar: 'نادي البرج للقتال' },
    short: { en: 'BFC', ar: 'البرج' },
    sport: 'mma',
    country: 'ae',
    city: { en: 'Dubai', ar: 'دبي' },
    yearsOld: 13,
    headCoach: { en: 'Rashid Al Ali', ar: 'راشد العلي' },
    championships: 6,
    ranking: 2,
    description: {
      en: 'A camp above the Creek that trains strikers to wrestle.',
      ar: 'نادٍ يطل على الخور ويعلّم الضاربين فن المصارعة.',
    },
    achievements: [
      {
        title: { en: 'Lightweight title kept', ar: 'لقب الوزن الخفيف يبقى في النادي' },
        description: {
          en: 'Al Mansoori stopped Brandt in the second round at Desert Fury 6.',
          ar: 'حسم المنصوري نزاله مع برانت في الجولة الثانية من «غضب الصحراء 6».',
        },
        dayOffset: -147,
      },
      {
        title: { en: 'Gulf Team of the Year', ar: 'فريق العام في الخليج' },
        description: {
          en: 'Voted by coaches from nine countries.',
          ar: 'باختيار مدربين من تسع دول.',
        },
        dayOffset: -330,
      },
      {
        title: { en: 'Best Corner', ar: 'أفضل ركن' },
        description: {
          en: 'Eleven wins, one loss across the season.',
          ar: 'أحد عشر فوزًا وخسارة واحدة في الموسم.',
        },
        dayOffset: -760,
      },
    ],
  },
  {
    id: 'rio-grappling',
    name: { en: 'Rio Grappling', ar: 'ريو للمصارعة' },
    short: { en: 'RIO', ar: 'ريو' },
    sport: 'mma',
    country: 'br',
    city: { en: 'Rio de Janeiro', ar: 'ريو دي جانيرو' },
    yearsOld: 22,
    headCoach: { en: 'Otavio Serpa', ar: 'أوتافيو سيربا' },
    championships: 9,
    ranking: 1,
    description: {
      en: 'Three floors of mats behind a bakery. Nobody here is in a hurry, and nobody lets go.',
      ar: 'ثلاثة طوابق من البساط خلف مخبز. لا أحد هنا في عجلة، ولا أحد يفلت قبضته.',
    },
    achievements: [
      {
        title: { en: 'Most submissions of the season', ar: 'الأكثر إخضاعًا في الموسم' },
        description: {
          en: 'Nineteen taps in thirty-one bouts, eleven of them in the first round.',
          ar: 'تسعة عشر إخضاعًا في واحد وثلاثين نزالًا، أحد عشر منها في الجولة الأولى.',
        },
        dayOffset: -300,
      },
      {
        title: { en: 'Twenty years on the mat', ar: 'عشرون عامًا على البساط' },
        description: {
          en: 'An open day with four hundred white belts and one very long queue.',
          ar: 'يوم مفتوح حضره أربعمئة من أصحاب الحزام الأبيض في طابور طويل جدًا.',
        },
        dayOffset: -690,
      },
    ],
  },
  {
    id: 'casa-combat',
    name: { en: 'Casa Combat', ar: 'كازا للقتال' },
    short: { en: 'CC', ar: 'كازا' },
    sport: 'mma',
    country: 'ma',
    city: { en: 'Casablanca', ar: 'الدار البيضاء' },
    yearsOld: 9,
    headCoach: { en: 'Hicham Tazi', ar: 'هشام التازي' },
    championships: 3,
    ranking: 3,
    description: {
      en: 'A former fish market turned gym. The roof leaks, the guard does not.',
      ar: 'سوق سمك قديم صار ناديًا. السقف يسرّب الماء، أما الدفاع فلا يسرّب شيئًا.',
    },
    achievements: [
      {
        title: { en: 'Flyweight belt', ar: 'حزام وزن الذبابة' },
        description: {
          en: 'Rahal brought it home from Desert Fury 7, the club’s first in the division.',
          ar: 'عادت به رحّال من «غضب الصحراء 7»، وهو الأول للنادي في هذا الوزن.',
        },
        dayOffset: -21,
      },
      {
        title: { en: 'Casa Combat Night sold out', ar: 'ليلة كازا للقتال كاملة العدد' },
        description: {
          en: 'All 5,200 seats went in one afternoon.',
          ar: 'نفدت المقاعد البالغ عددها 5,200 في ظهيرة واحدة.',
        },
        dayOffset: -44,
      },
    ],
  },
  {
    id: 'amman-boxing',
    name: { en: 'Amman Boxing', ar: 'ملاكمة عمّان' },
    short: { en: 'AB', ar: 'عمّان' },
    sport: 'boxing',
    country: 'jo',
    city: { en: 'Amman', ar: 'عمّان' },
    yearsOld: 31,
    headCoach: { en: 'Nabil Abu Rumman', ar: 'نبيل أبو رمان' },
    championships: 11,
    ranking: 4,
    description: {
      en: 'Two rings on the third hill of the city. Roadwork here means stairs.',
      ar: 'حلبتان على ثالث جبال المدينة، والجري هنا يعني صعود الأدراج.',
    },
    achievements: [
      {
        title: { en: 'Four corners, four wins', ar: 'أربعة أركان وأربعة انتصارات' },
        description: {
          en: 'Everyone the club sent to Night 1 of the Gulf Boxing Series but one came back a winner.',
          ar: 'عاد كل من أرسلهم النادي إلى الليلة 1 من سلسلة الخليج للملاكمة فائزين إلا واحدًا.',
        },
        dayOffset: -98,
      },
      {
        title: { en: 'Gym of the Decade', ar: 'نادي العقد' },
        description: {
          en: 'Named by the region’s boxing writers after ten straight years with a champion.',
          ar: 'اختاره كتّاب الملاكمة في المنطقة بعد عشرة أعوام متصلة لم يخلُ فيها من بطل.',
        },
        dayOffset: -410,
      },
    ],
  },
  {
    id: 'northside-gym',
    name: { en: 'Northside Gym', ar: 'نادي نورثسايد' },
    short: { en: 'NG', ar: 'نورث' },
    sport: 'boxing',
    country: 'gb',
    city: { en: 'Manchester', ar: 'مانشستر' },
    yearsOld: 46,
    headCoach: { en: 'Maureen Hale', ar: 'مورين هيل' },
    championships: 8,
    ranking: 5,
    description: {
      en: 'Under a railway arch since before most of its boxers were born. The trains keep time.',
      ar: 'تحت قوس سكة حديد منذ ما قبل ميلاد معظم ملاكميه، والقطارات تضبط الجولات.',
    },
    achievements: [
      {
        title: { en: 'First card abroad in two languages', ar: 'أول بطاقة خارجية بلغتين' },
        description: {
          en: 'Five bouts at Night on the Creek, every one of them to the last bell.',
          ar: 'خمسة نزالات في «ليلة الخور» بلغت كلها الجرس الأخير.',
        },
        dayOffset: -80,
      },
      {
        title: { en: 'Coach of the Year', ar: 'مدربة العام' },
        description: {
          en: 'Maureen Hale, for a season without a single cut stoppage.',
          ar: 'مورين هيل، بعد موسم لم يُحسم فيه نزال واحد بسبب جرح.',
        },
        dayOffset: -520,
      },
    ],
  },
]
