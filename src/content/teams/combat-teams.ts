import { daysAgo } from '@/content/localized.ts'
import type { TeamRecord } from '@/content/teams/types.ts'

export const combatTeams: readonly TeamRecord[] = [
  {
    id: 'burj-fight-club',
    name: { en: 'Burj Fight Club', ar: 'نادي البرج للقتال' },
    short: { en: 'BFC', ar: 'البرج' },
    plays: { sport: 'mma', country: 'ae', yearsOld: 13, championships: 6, ranking: 2 },
    city: { en: 'Dubai', ar: 'دبي' },
    headCoach: { en: 'Rashid Al Ali', ar: 'راشد العلي' },
    description: {
      en: 'A camp above the Creek that trains strikers to wrestle.',
      ar: 'نادٍ يطل على الخور ويعلّم مقاتلي الضربات فن المصارعة.',
    },
    achievements: [
      daysAgo(147, {
        en: ['Lightweight title kept', 'Al Mansoori stopped Brandt in the second round at Desert Fury 6.'],
        ar: [
          'لقب الوزن الخفيف يبقى في النادي',
          'حسم المنصوري نزاله مع برانت في الجولة الثانية من «غضب الصحراء 6».',
        ],
      }),
      daysAgo(330, {
        en: ['Gulf Team of the Year', 'Voted for by coaches from nine countries.'],
        ar: ['فريق العام في الخليج', 'باختيار مدربين من تسع دول.'],
      }),
      daysAgo(760, {
        en: ['Best Corner', 'Eleven wins, one loss across the season.'],
        ar: ['أفضل ركن', 'أحد عشر فوزًا وخسارة واحدة في الموسم.'],
      }),
    ],
  },
  {
    id: 'rio-grappling',
    name: { en: 'Rio Grappling', ar: 'ريو للمصارعة' },
    short: { en: 'RIO', ar: 'ريو' },
    plays: { sport: 'mma', country: 'br', yearsOld: 22, championships: 9, ranking: 1 },
    city: { en: 'Rio de Janeiro', ar: 'ريو دي جانيرو' },
    headCoach: { en: 'Otavio Serpa', ar: 'أوتافيو سيربا' },
    description: {
      en: 'Three floors of mats behind a bakery. Nobody here is in a hurry, and nobody lets go.',
      ar: 'ثلاثة طوابق من البساط خلف مخبز. لا أحد هنا في عجلة، ولا أحد يفلت قبضته.',
    },
    achievements: [
      daysAgo(300, {
        en: [
          'Most submissions of the season',
          'Nineteen taps in thirty-one bouts, eleven of them in the first round.',
        ],
        ar: ['الأكثر إخضاعًا في الموسم', 'تسعة عشر إخضاعًا في واحد وثلاثين نزالًا، أحد عشر منها في الجولة الأولى.'],
      }),
      daysAgo(690, {
        en: ['Twenty years on the mat', 'An open day with four hundred white belts and one very long queue.'],
        ar: ['عشرون عامًا على البساط', 'يوم مفتوح حضره أربعمئة من أصحاب الحزام الأبيض في طابور طويل جدًا.'],
      }),
    ],
  },
  {
    id: 'casa-combat',
    name: { en: 'Casa Combat', ar: 'كازا للقتال' },
    short: { en: 'CC', ar: 'كازا' },
    plays: { sport: 'mma', country: 'ma', yearsOld: 9, championships: 3, ranking: 3 },
    city: { en: 'Casablanca', ar: 'الدار البيضاء' },
    headCoach: { en: 'Hicham Tazi', ar: 'هشام التازي' },
    description: {
      en: 'A former fish market turned gym. The roof leaks, the guard does not.',
      ar: 'سوق سمك قديم صار ناديًا. السقف يسرّب الماء، أما الدفاع فلا يسرّب شيئًا.',
    },
    achievements: [
      daysAgo(21, {
        en: ['Flyweight belt', 'Rahal brought it home from Desert Fury 7, the club’s first in the division.'],
        ar: ['حزام وزن الذبابة', 'عادت به رحّال من «غضب الصحراء 7»، وهو الأول للنادي في هذا الوزن.'],
      }),
      daysAgo(44, {
        en: ['Casa Combat Night sold out', 'All 5,200 seats went in one afternoon.'],
        ar: ['ليلة كازا للقتال كاملة العدد', 'نفدت المقاعد البالغ عددها 5,200 في عصر يوم واحد.'],
      }),
    ],
  },
  {
    id: 'amman-boxing',
    name: { en: 'Amman Boxing', ar: 'ملاكمة عمّان' },
    short: { en: 'AB', ar: 'عمّان' },
    plays: { sport: 'boxing', country: 'jo', yearsOld: 31, championships: 11, ranking: 4 },
    city: { en: 'Amman', ar: 'عمّان' },
    headCoach: { en: 'Nabil Abu Rumman', ar: 'نبيل أبو رمان' },
    description: {
      en: 'Two rings on the third hill of the city. Roadwork here means stairs.',
      ar: 'حلبتان على ثالث جبال المدينة، والجري هنا يعني صعود الأدراج.',
    },
    achievements: [
      daysAgo(98, {
        en: [
          'Four wins from five',
          'Only one of the club’s five boxers lost on Night 1 of the Gulf Boxing Series.',
        ],
        ar: [
          'أربعة انتصارات من خمسة نزالات',
          'لم يخسر من ملاكمي النادي الخمسة سوى واحد في الليلة 1 من سلسلة الخليج للملاكمة.',
        ],
      }),
      daysAgo(410, {
        en: [
          'Gym of the Decade',
          'Named by the region’s boxing writers after ten straight years with a champion.',
        ],
        ar: ['نادي العقد', 'اختاره كتّاب الملاكمة في المنطقة بعد عشرة أعوام متصلة لم يخلُ فيها من بطل.'],
      }),
    ],
  },
  {
    id: 'northside-gym',
    name: { en: 'Northside Gym', ar: 'نادي نورثسايد' },
    short: { en: 'NG', ar: 'نورث' },
    plays: { sport: 'boxing', country: 'gb', yearsOld: 46, championships: 8, ranking: 5 },
    city: { en: 'Manchester', ar: 'مانشستر' },
    headCoach: { en: 'Maureen Hale', ar: 'مورين هيل' },
    description: {
      en: 'Under a railway arch since before most of its boxers were born. The trains keep time.',
      ar: 'تحت قوس سكة حديد منذ ما قبل ميلاد معظم ملاكميه، والقطارات تضبط الجولات.',
    },
    achievements: [
      daysAgo(80, {
        en: [
          'First card abroad in two languages',
          'Five bouts at Night on the Creek, every one of them to the last bell.',
        ],
        ar: ['أول بطاقة خارجية بلغتين', 'خمسة نزالات في «ليلة الخور» بلغت كلها الجرس الأخير.'],
      }),
      daysAgo(520, {
        en: ['Coach of the Year', 'Maureen Hale, for a season without a single cut stoppage.'],
        ar: ['مدربة العام', 'مورين هيل، بعد موسم لم يُحسم فيه نزال واحد بسبب جرح.'],
      }),
    ],
  },
]
