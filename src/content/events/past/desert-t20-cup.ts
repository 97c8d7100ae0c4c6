import { heroCricket } from '@/assets/art/hero-cricket.ts'
import type { PastCard, EventStory, Highlight } from '@/content/events/types.ts'

export const card: PastCard = {
  title: { en: 'Desert T20 Cup Final', ar: 'نهائي كأس الصحراء T20' },
  sport: 'cricket',
  dayOffset: -66,
  timeUtc: { hours: 15, minutes: 0 },
  durationMinutes: 412,
  venue: { en: 'Sharjah Cricket Stadium', ar: 'استاد الشارقة للكريكيت' },
  city: { en: 'Sharjah', ar: 'الشارقة' },
  prize: { en: '$70,000 and the cup', ar: '70,000 دولار والكأس' },
  attendance: 11_200,
  art: heroCricket,
  listed: {
    teaser: {
      en: 'Eleven needed from the last over. Sherazi took two balls.',
      ar: 'إحدى عشرة ركضة مطلوبة في الأوفر الأخير، واكتفى شيرازي بكرتين.',
    },
    article: 'what-the-nineteenth-over-costs',
  },
}

export const story: EventStory = {
  subtitle: { en: 'Eleven needed, two balls taken', ar: 'إحدى عشرة ركضة مطلوبة، وكرتان تكفيان' },
  viewers: 104_800,
  languages: { commentary: ['en'], captions: [] },
  description: {
    en: 'Eleven needed from the last over. Sherazi took two balls. Before it, the Kites had kept the Mariners twelve runs short in the third-place play-off.',
    ar: 'إحدى عشرة ركضة مطلوبة في الأوفر الأخير، واكتفى شيرازي بكرتين. وقبلها أبقت طائرات كابول الورقية بحّارة مسقط على بُعد اثنتي عشرة ركضة في مباراة المركز الثالث.',
  },
  matches: [
    [
      'final',
      'sharjah-lanterns',
      'ravi-riders',
      ['blue', '168/7 (20)', '170/5 (19.2)', { by: 'wickets', amount: 5 }],
    ],
    [
      'third-place',
      'kabul-kites',
      'muscat-mariners',
      ['red', '151/8 (20)', '139 (19.4)', { by: 'runs', amount: 12 }],
    ],
  ],
}

export const highlights: readonly Highlight[] = [
  {
    clip: { id: 'two-balls', seconds: 39, views: 128_300 },
    en: ['Two balls', 'Over long-on, then over the same man again.'],
    ar: ['كرتان', 'فوق لاعب لونغ أون، ثم فوقه مرة أخرى.'],
  },
  {
    clip: { id: 'catch', seconds: 31, views: 96_200, bout: 2 },
    en: [
      'The catch on the rope',
      'Al Balushi flicks it up in mid-air beyond the rope, lands inside and catches it.',
    ],
    ar: ['التقاطة عند الحبل', 'يرفع البلوشي الكرة وهو طائر خارج الحبل، ثم يهبط داخله ويمسكها.'],
  },
  {
    clip: { id: 'nineteenth', seconds: 102, views: 30_700 },
    en: ['The over before', 'Four singles and two dots: the Lanterns did almost everything right.'],
    ar: ['الأوفر الذي سبقه', 'أربع ركضات مفردة وكرتان بلا ركضات: لم تخطئ «الفوانيس» في شيء تقريبًا.'],
  },
]
