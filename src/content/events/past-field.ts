import { heroFootball } from '@/assets/art/hero-football.ts'
import type { SportsEvent } from '@/content/events.ts'

export const pastField: readonly SportsEvent[] = [
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
    durationMinutes: 112,
    art: heroFootball,
    mayMirror: true,
    description: {
      en: 'Nile United came back from three down, in the rain, in nine minutes. Creek FC had already been photographed with the ribbons.',
      ar: 'قلب نايل يونايتد تأخره بثلاثة أهداف تحت المطر في تسع دقائق، بعد أن كان لاعبو خور إف سي قد التقطوا صورهم مع الأشرطة.',
    },
    highlights: [
      {
        id: 'three-down',
        title: { en: 'Three in seven minutes', ar: 'ثلاثية في سبع دقائق' },
        description: {
          en: 'Creek FC press the kick-in, score, and do it twice more.',
          ar: 'خور إف سي يضغط على ركلة التماس ويسجل، ثم يعيدها مرتين.',
        },
        seconds: 95,
        views: 21_400,
      },
      {
        id: 'volley',
        title: { en: 'The volley that made it three each', ar: 'الطائرة التي أعادت التعادل 3-3' },
        description: {
          en: 'Farouk, on the turn, with the wrong half of the court under water.',
          ar: 'فاروق بلمسة واحدة وهو يستدير، ونصف الملعب تحت الماء.',
        },
        seconds: 34,
        views: 88_900,
      },
      {
        id: 'winner',
        title: { en: 'Four', ar: 'الرابع' },
        description: {
          en: 'A throw from the goalkeeper, one touch, and the cup changes hands.',
          ar: 'رمية من الحارس ولمسة واحدة، وتنتقل الكأس إلى الطرف الآخر.',
        },
        seconds: 41,
        views: 57_600,
      },
    ],
  },
]
