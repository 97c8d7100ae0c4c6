import { heroBoxing } from '@/assets/art/hero-boxing.ts'
import type { SportsEvent } from '@/content/events.ts'

export const pastBoxing: readonly SportsEvent[] = [
  {
    id: 'gulf-boxing-night-2',
    title: { en: 'Gulf Boxing Series: Night 2', ar: 'سلسلة الخليج للملاكمة: الليلة 2' },
    subtitle: { en: 'Haddad v Cole, the first time', ar: 'حداد × كول للمرة الأولى' },
    sport: 'boxing',
    status: 'past',
    dayOffset: -35,
    timeUtc: { hours: 15, minutes: 30 },
    venue: { en: 'Boulevard Hall', ar: 'قاعة البوليفارد' },
    city: { en: 'Riyadh', ar: 'الرياض' },
    prize: { en: '$90,000 prize fund', ar: 'جوائز بقيمة 90,000 دولار' },
    attendance: 7_800,
    viewers: 118_400,
    durationMinutes: 161,
    art: heroBoxing,
    mayMirror: true,
    description: {
      en: 'Haddad stopped Cole in the fourth. The co-main went to a split decision, and half the hall is still scoring it.',
      ar: 'أوقف حداد كول في الجولة الرابعة، وانتهى النزال المساند بقرار غير إجماعي ما زال نصف القاعة يعيد حسابه.',
    },
    highlights: [
      {
        id: 'right-hand',
        title: { en: 'The right hand of the third', ar: 'يمنى الجولة الثالثة' },
        description: {
          en: 'Strachey waits for the hook, leans away and answers down the middle.',
          ar: 'ستريتشي ينتظر الخطّاف ويميل بعيدًا ثم يرد من المنتصف.',
        },
        seconds: 48,
        views: 64_300,
      },
      {
        id: 'stoppage',
        title: { en: 'Haddad closes it', ar: 'حداد يحسمها' },
        description: {
          en: 'Body, body, and the left nobody was watching. The referee steps in.',
          ar: 'إلى الجسد مرتين، ثم اليسرى التي لم ينتبه لها أحد، فيتدخل الحكم.',
        },
        seconds: 72,
        views: 91_700,
      },
      {
        id: 'cards',
        title: { en: 'The cards are read', ar: 'إعلان البطاقات' },
        description: {
          en: 'Zureikat, Marsh, three judges and the longest pause of the night.',
          ar: 'زريقات ومارش وثلاثة حكام وأطول صمت في الليلة.',
        },
        seconds: 65,
        views: 38_200,
      },
    ],
  },
]
