import { heroBoxing } from '@/assets/art/hero-boxing.ts'
import { heroSkyline } from '@/assets/art/hero-skyline.ts'
import { portraitBoxer } from '@/assets/art/portrait-boxer.ts'
import type { SportsEvent } from '@/content/events/types.ts'

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
      ar: 'حسم حداد نزاله مع كول في الجولة الرابعة، وانتهى النزال الرئيسي المساند بقرار منقسم ما زال نصف القاعة يعيد حسابه.',
    },
    highlights: [
      {
        id: 'stoppage',
        title: { en: 'Haddad closes it', ar: 'حداد يحسمها' },
        description: {
          en: 'Body, body, and the left that nobody was watching. The referee steps in.',
          ar: 'إلى الجسد مرتين، ثم اليسرى التي لم ينتبه لها أحد، فيتدخل الحكم.',
        },
        seconds: 72,
        views: 91_700,
      },
      {
        id: 'right-hand',
        title: { en: 'The right hand of the third', ar: 'يمنى الجولة الثالثة' },
        description: {
          en: 'Strachey waits for the hook, leans away and answers down the middle.',
          ar: 'ينتظر ستريتشي الخطافية ويميل بعيدًا ثم يرد من المنتصف.',
        },
        seconds: 48,
        views: 64_300,
        bout: 3,
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
        bout: 2,
      },
      {
        id: 'second-bout',
        title: { en: 'The kid again', ar: 'الفتى من جديد' },
        description: {
          en: 'Rawashdeh’s second professional bout ends in its second round.',
          ar: 'ثاني نزال احترافي للرواشدة ينتهي في جولته الثانية.',
        },
        seconds: 39,
        views: 27_400,
        bout: 5,
      },
    ],
  },
  {
    id: 'night-on-the-creek',
    title: { en: 'Night on the Creek', ar: 'ليلة الخور' },
    subtitle: { en: 'Nobody down, nobody early', ar: 'بلا سقوط ولا نهاية مبكرة' },
    sport: 'boxing',
    status: 'past',
    dayOffset: -80,
    timeUtc: { hours: 16, minutes: 30 },
    venue: { en: 'Creek Hall', ar: 'قاعة الخور' },
    city: { en: 'Dubai', ar: 'دبي' },
    prize: { en: '$35,000 prize fund', ar: 'جوائز بقيمة 35,000 دولار' },
    attendance: 5_600,
    viewers: 36_900,
    durationMinutes: 148,
    art: heroSkyline,
    mayMirror: true,
    description: {
      en: 'Six rounds, no knockdowns. The first card we called in two languages, and every bout on it was decided by the judges, who had come by boat.',
      ar: 'ست جولات بلا سقوط، وأول بطاقة علّقنا عليها بلغتين، وكل نزال فيها حسمه الحكام الذين وصلوا بالقارب.',
    },
    highlights: [
      {
        id: 'jab',
        title: { en: 'Cole’s left hand', ar: 'يسرى كول' },
        description: {
          en: 'One punch, thrown a hundred and forty times.',
          ar: 'لكمة واحدة تكررت مئة وأربعين مرة.',
        },
        seconds: 83,
        views: 17_300,
      },
      {
        id: 'level',
        title: { en: 'A level card', ar: 'بطاقة متعادلة' },
        description: {
          en: 'Tarawneh and Ferrandi hear one judge who could not choose.',
          ar: 'يسمع الطراونة وفيراندي حكمًا لم يستطع الاختيار.',
        },
        seconds: 57,
        views: 12_800,
        bout: 2,
      },
      {
        id: 'two-voices',
        title: { en: 'Two voices', ar: 'صوتان' },
        description: {
          en: 'The last round of Dabbas and Tennant, with both commentaries side by side.',
          ar: 'الجولة الأخيرة للدباس وتينانت بتعليقين متجاورين.',
        },
        seconds: 180,
        views: 9_400,
        bout: 4,
      },
    ],
  },
  {
    id: 'gulf-boxing-night-1',
    title: { en: 'Gulf Boxing Series: Night 1', ar: 'سلسلة الخليج للملاكمة: الليلة 1' },
    subtitle: { en: 'Four stoppages and a hook', ar: 'أربعة نزالات حُسمت مبكرًا وخطافية' },
    sport: 'boxing',
    status: 'past',
    dayOffset: -98,
    timeUtc: { hours: 15, minutes: 30 },
    venue: { en: 'Boulevard Hall', ar: 'قاعة البوليفارد' },
    city: { en: 'Riyadh', ar: 'الرياض' },
    prize: { en: '$75,000 prize fund', ar: 'جوائز بقيمة 75,000 دولار' },
    attendance: 6_100,
    viewers: 83_700,
    durationMinutes: 127,
    art: portraitBoxer,
    mayMirror: true,
    description: {
      en: 'The series opened with four stoppages in five bouts, all before the sixth. The last of them was seen by one camera out of eight.',
      ar: 'افتُتحت السلسلة بحسم أربعة من خمسة نزالات قبل النهاية، كلها قبل الجولة السادسة، وآخرها لم تره إلا كاميرا واحدة من ثمانٍ.',
    },
    highlights: [
      {
        id: 'hook',
        title: { en: 'The hook', ar: 'الخطافية' },
        description: {
          en: 'A fifth of a second, from the small camera on the ring post.',
          ar: 'خُمس ثانية من الكاميرا الصغيرة على عمود الحلبة.',
        },
        seconds: 11,
        views: 142_500,
      },
      {
        id: 'unbeaten',
        title: { en: 'The end of an unbeaten run', ar: 'نهاية سجل بلا هزيمة' },
        description: {
          en: 'Tarawneh doubles the right hand and Strachey learns what it is for.',
          ar: 'يكرر الطراونة اليمنى مرتين، فيعرف ستريتشي لماذا يتدرب عليها.',
        },
        seconds: 55,
        views: 34_600,
        bout: 2,
      },
      {
        id: 'body',
        title: { en: 'Two to the body', ar: 'اثنتان إلى الجسد' },
        description: {
          en: 'Ferrandi never looks where he is going to hit.',
          ar: 'فيراندي لا ينظر أبدًا إلى حيث سيضرب.',
        },
        seconds: 42,
        views: 20_100,
        bout: 4,
      },
    ],
  },
]
