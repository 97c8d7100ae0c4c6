import { heroFootball } from '@/assets/art/hero-football.ts'
import { portraitFootball } from '@/assets/art/portrait-football.ts'
import type { SportsEvent } from '@/content/events/types.ts'

export const pastFootball: readonly SportsEvent[] = [
  {
    id: 'corniche-cup',
    title: { en: 'Corniche Cup Final', ar: 'نهائي كأس الكورنيش' },
    subtitle: { en: 'Nine minutes in the rain', ar: 'تسع دقائق تحت المطر' },
    sport: 'football',
    status: 'past',
    dayOffset: -52,
    timeUtc: { hours: 14, minutes: 0 },
    venue: { en: 'Corniche Courts', ar: 'ملاعب الكورنيش' },
    city: { en: 'Abu Dhabi', ar: 'أبوظبي' },
    prize: { en: '$25,000 and the cup', ar: '25,000 دولار والكأس' },
    attendance: 3_200,
    viewers: 41_035,
    durationMinutes: 132,
    art: heroFootball,
    mayMirror: true,
    description: {
      en: 'Nile United came back from three down, in the rain, in nine minutes. Creek FC, who had beaten Amman City that afternoon, had already been photographed with the ribbons.',
      ar: 'قلب اتحاد النيل تأخره بثلاثة أهداف إلى فوز تحت المطر في تسع دقائق، بعد أن كان لاعبو نادي الخور، الفائزون على مدينة عمّان قبلها، قد التقطوا صورهم مع الأشرطة.',
    },
    highlights: [
      {
        id: 'three-down',
        title: { en: 'Three in seven minutes', ar: 'ثلاثية في سبع دقائق' },
        description: {
          en: 'Creek FC press the kick-in, score, and do it twice more.',
          ar: 'يضغط نادي الخور على ركلة التماس ويسجل، ثم يعيدها مرتين.',
        },
        seconds: 95,
        views: 21_400,
      },
      {
        id: 'volley',
        title: {
          en: 'The volley that made it three each',
          ar: 'التسديدة على الطائر التي أعادت التعادل \u20663–3\u2069',
        },
        description: {
          en: 'Farouk, on the turn, with half the court under water.',
          ar: 'فاروق وهو يستدير، ونصف الملعب تحت الماء.',
        },
        seconds: 34,
        views: 88_900,
      },
      {
        id: 'winner',
        title: { en: 'Four', ar: 'الرابع' },
        description: {
          en: 'A throw by Rizk, one touch, and the cup changes hands.',
          ar: 'رمية من رزق ولمسة واحدة، وتنتقل الكأس إلى الطرف الآخر.',
        },
        seconds: 41,
        views: 57_600,
      },
    ],
  },
  {
    id: 'marina-fives',
    title: { en: 'Marina Fives: Finals', ar: 'خماسيات المارينا: النهائيات' },
    subtitle: { en: 'Forty minutes, no goals', ar: 'أربعون دقيقة بلا أهداف' },
    sport: 'football',
    status: 'past',
    dayOffset: -133,
    timeUtc: { hours: 15, minutes: 30 },
    venue: { en: 'Marina Courts', ar: 'ملاعب المارينا' },
    city: { en: 'Dubai', ar: 'دبي' },
    prize: { en: '$15,000 and the plate', ar: '15,000 دولار والدرع' },
    attendance: 2_400,
    viewers: 23_800,
    durationMinutes: 141,
    art: portraitFootball,
    mayMirror: true,
    description: {
      en: 'A goalless five-a-side final is rarer than a hat-trick. Rizk and Amman City’s wall made one, and then Rizk went left twice in the shoot-out.',
      ar: 'نهائي خماسيات بلا أهداف أندر من ثلاثية. صنعه رزق وجدار مدينة عمّان، ثم ارتمى رزق إلى اليسار مرتين في ركلات الترجيح.',
    },
    highlights: [
      {
        id: 'saves',
        title: { en: 'Left, and left again', ar: 'يسارًا ثم يسارًا' },
        description: {
          en: 'Rizk saves the second and the fourth kick.',
          ar: 'يصد رزق الركلتين الثانية والرابعة.',
        },
        seconds: 58,
        views: 31_200,
      },
      {
        id: 'post',
        title: { en: 'Post, bar, hand', ar: 'قائم وعارضة ويد' },
        description: {
          en: 'Qaqish’s best chance, seen from behind the goal.',
          ar: 'أخطر فرص قاقيش من خلف المرمى.',
        },
        seconds: 22,
        views: 18_400,
      },
      {
        id: 'semi',
        title: { en: 'Two minutes of the semi-final', ar: 'دقيقتان من نصف النهائي' },
        description: {
          en: 'Farouk scores, Creek FC level, Farouk scores.',
          ar: 'فاروق يسجل، ونادي الخور يعادل، وفاروق يسجل.',
        },
        seconds: 120,
        views: 12_700,
        bout: 2,
      },
    ],
  },
]
