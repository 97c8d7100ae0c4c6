import { heroFootball } from '@/assets/art/hero-football.ts'
import type { PastCard, EventStory, Highlight } from '@/content/events/types.ts'

export const card: PastCard = {
  title: { en: 'Corniche Cup Final', ar: 'نهائي كأس الكورنيش' },
  sport: 'football',
  dayOffset: -52,
  timeUtc: { hours: 14, minutes: 0 },
  durationMinutes: 132,
  venue: { en: 'Corniche Courts', ar: 'ملاعب الكورنيش' },
  city: { en: 'Abu Dhabi', ar: 'أبوظبي' },
  prize: { en: '$25,000 and the cup', ar: '25,000 دولار والكأس' },
  attendance: 3_200,
  art: heroFootball,
  listed: {
    teaser: {
      en: 'Nile United came back from three down, in the rain, in nine minutes.',
      ar: 'قلب اتحاد النيل تأخره بثلاثة أهداف إلى فوز تحت المطر في تسع دقائق.',
    },
  },
}

export const story: EventStory = {
  subtitle: { en: 'Nine minutes in the rain', ar: 'تسع دقائق تحت المطر' },
  viewers: 41_035,
  languages: { commentary: ['ar'], captions: [] },
  description: {
    en: 'Nile United came back from three down, in the rain, in nine minutes. Creek FC, who had beaten Amman City that afternoon, had already been photographed with the ribbons.',
    ar: 'قلب اتحاد النيل تأخره بثلاثة أهداف إلى فوز تحت المطر في تسع دقائق، بعد أن كان لاعبو نادي الخور، الفائزون على مدينة عمّان قبلها، قد التقطوا صورهم مع الأشرطة.',
  },
  matches: [
    ['final', 'nile-united', 'creek-fc', ['red', '4', '3', { by: 'goals', amount: 1 }]],
    ['semi-final', 'creek-fc', 'amman-city', ['red', '3', '2', { by: 'goals', amount: 1 }]],
  ],
}

export const highlights: readonly Highlight[] = [
  {
    clip: { id: 'three-down', seconds: 95, views: 21_400 },
    en: ['Three in seven minutes', 'Creek FC press the kick-in, score, and do it twice more.'],
    ar: ['ثلاثية في سبع دقائق', 'يضغط نادي الخور على ركلة التماس ويسجل، ثم يعيدها مرتين.'],
  },
  {
    clip: { id: 'volley', seconds: 34, views: 88_900 },
    en: ['The volley that made it three each', 'Farouk, on the turn, with half the court under water.'],
    ar: [
      'التسديدة على الطائر التي أعادت التعادل \u20663–3\u2069',
      'فاروق وهو يستدير، ونصف الملعب تحت الماء.',
    ],
  },
  {
    clip: { id: 'winner', seconds: 41, views: 57_600 },
    en: ['Four', 'A throw by Rizk, one touch, and the cup changes hands.'],
    ar: ['الرابع', 'رمية من رزق ولمسة واحدة، وتنتقل الكأس إلى الطرف الآخر.'],
  },
]
