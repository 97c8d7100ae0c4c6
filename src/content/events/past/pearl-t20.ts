import { portraitCricket } from '@/assets/art/portrait-cricket.ts'
import type { PastCard, EventStory, Highlight } from '@/content/events/types.ts'

export const card: PastCard = {
  title: { en: 'Pearl T20 Final', ar: 'نهائي كأس اللؤلؤ T20' },
  sport: 'cricket',
  dayOffset: -175,
  timeUtc: { hours: 14, minutes: 30 },
  durationMinutes: 398,
  venue: { en: 'Pearl Oval', ar: 'ملعب اللؤلؤ' },
  city: { en: 'Manama', ar: 'المنامة' },
  prize: { en: '$45,000 and the cup', ar: '45,000 دولار والكأس' },
  attendance: 6_800,
  art: portraitCricket,
}

export const story: EventStory = {
  subtitle: { en: 'Nine to defend', ar: 'تسع ركضات للدفاع عنها' },
  viewers: 61_200,
  languages: { commentary: ['en'], captions: [] },
  description: {
    en: 'The Lanterns needed nine from the last over with three wickets in hand. Wardak gave them five. Earlier the Mariners won third place in only their third season.',
    ar: 'احتاجت «الفوانيس» إلى تسع ركضات من الأوفر الأخير وبيدها ثلاثة ويكيتات، فلم يمنحها ورداك إلا خمسًا. وقبلها خطف «البحّارة» المركز الثالث في موسمهم الثالث.',
  },
  matches: [
    [
      'final',
      'kabul-kites',
      'sharjah-lanterns',
      ['red', '147/9 (20)', '144/7 (20)', { by: 'runs', amount: 3 }],
    ],
    [
      'third-place',
      'ravi-riders',
      'muscat-mariners',
      ['blue', '122/9 (20)', '125/3 (15.5)', { by: 'wickets', amount: 7 }],
    ],
  ],
}

export const highlights: readonly Highlight[] = [
  {
    clip: { id: 'last-over', seconds: 118, views: 73_500 },
    en: ['Four dots', 'Yorker, yorker, four, yorker, one, and a slower ball that nobody hit.'],
    ar: [
      'أربع كرات بلا ركضات',
      'يوركر ثم يوركر، ثم ضربة حدودية، ثم يوركر، ثم ركضة واحدة، وأخيرًا كرة بطيئة لم يلمسها أحد.',
    ],
  },
  {
    clip: { id: 'balushi', seconds: 120, views: 24_300, bout: 2 },
    en: ['41 and three wickets', 'Al Balushi’s afternoon against the Riders, in two minutes.'],
    ar: ['41 ركضة وثلاثة ويكيتات', 'عصر البلوشي أمام «الفرسان» في دقيقتين.'],
  },
  {
    clip: { id: 'field', seconds: 33, views: 15_200 },
    en: ['The captain moves a man', 'Two metres to the left. The next ball goes there.'],
    ar: ['القائد يحرّك لاعبًا', 'متران إلى اليسار، وإلى هناك تذهب الكرة التالية.'],
  },
]
