import { heroBoxing } from '@/assets/art/hero-boxing.ts'
import type { PastCard, EventStory, Highlight } from '@/content/events/types.ts'

export const card: PastCard = {
  title: { en: 'Gulf Boxing Series: Night 2', ar: 'سلسلة الخليج للملاكمة: الليلة 2' },
  sport: 'boxing',
  dayOffset: -35,
  timeUtc: { hours: 15, minutes: 30 },
  durationMinutes: 161,
  venue: { en: 'Boulevard Hall', ar: 'قاعة البوليفارد' },
  city: { en: 'Riyadh', ar: 'الرياض' },
  prize: { en: '$90,000 prize fund', ar: 'جوائز بقيمة 90,000 دولار' },
  attendance: 7_800,
  art: heroBoxing,
  changes: [
    {
      kind: 'result',
      bout: 4,
      before: { winner: 'red', method: 'unanimous' },
      at: { dayOffset: -20, timeUtc: { hours: 10, minutes: 0 } },
    },
  ],
  listed: {
    teaser: {
      en: 'Haddad stopped Cole in the fourth. The co-main went to a split decision.',
      ar: 'حسم حداد نزاله مع كول في الجولة الرابعة، وانتهى النزال الرئيسي المساند بقرار منقسم.',
    },
  },
}

export const story: EventStory = {
  subtitle: { en: 'Haddad vs Cole, the first time', ar: 'حداد × كول للمرة الأولى' },
  viewers: 118_400,
  languages: { commentary: ['ar', 'en'], captions: ['ar', 'en'] },
  description: {
    en: 'Haddad stopped Cole in the fourth. The co-main went to a split decision, and half the hall is still scoring it.',
    ar: 'حسم حداد نزاله مع كول في الجولة الرابعة، وانتهى النزال الرئيسي المساند بقرار منقسم ما زال نصف القاعة يعيد حسابه.',
  },
  fights: [
    ['omar-haddad', 'danny-cole', 'middleweight', 8, ['red', 'tko', 4, '2:18']],
    ['rana-zureikat', 'keeley-marsh', 'featherweight', 8, ['red', 'split', 8, '2:00']],
    ['mehdi-boutrif', 'callum-strachey', 'welterweight', 6, ['blue', 'ko', 3, '1:44']],
    ['saif-al-jahdali', 'patrick-oyelaran', 'middleweight', 8, ['noContest', 'noContest', 8, '3:00']],
    ['adam-rawashdeh', 'rory-tennant', 'lightweight', 6, ['red', 'tko', 2, '2:35']],
  ],
}

export const highlights: readonly Highlight[] = [
  {
    clip: { id: 'stoppage', seconds: 72, views: 91_700 },
    en: ['Haddad closes it', 'Body, body, and the left that nobody was watching. The referee steps in.'],
    ar: ['حداد يحسمها', 'إلى الجسد مرتين، ثم اليسرى التي لم ينتبه لها أحد، فيتدخل الحكم.'],
  },
  {
    clip: { id: 'right-hand', seconds: 48, views: 64_300, bout: 3 },
    en: [
      'The right hand of the third',
      'Strachey waits for the hook, leans away and answers down the middle.',
    ],
    ar: ['يمنى الجولة الثالثة', 'ينتظر ستريتشي الخطافية ويميل بعيدًا ثم يرد من المنتصف.'],
  },
  {
    clip: { id: 'cards', seconds: 65, views: 38_200, bout: 2 },
    en: ['The cards are read', 'Zureikat, Marsh, three judges and the longest pause of the night.'],
    ar: ['إعلان البطاقات', 'زريقات ومارش وثلاثة حكام وأطول صمت في الليلة.'],
  },
  {
    clip: { id: 'second-bout', seconds: 39, views: 27_400, bout: 5 },
    en: ['The kid again', 'Rawashdeh’s second professional bout ends in its second round.'],
    ar: ['الفتى من جديد', 'ثاني نزال احترافي للرواشدة ينتهي في جولته الثانية.'],
  },
]
