import { portraitMma } from '@/assets/art/portrait-mma.ts'
import type { PastCard, EventStory, Highlight } from '@/content/events/types.ts'

export const card: PastCard = {
  title: { en: 'Burj 6', ar: 'البرج 6' },
  sport: 'mma',
  dayOffset: -203,
  timeUtc: { hours: 16, minutes: 0 },
  durationMinutes: 134,
  venue: { en: 'City Arena', ar: 'سيتي أرينا' },
  city: { en: 'Dubai', ar: 'دبي' },
  prize: { en: '$90,000 prize fund', ar: 'جوائز بقيمة 90,000 دولار' },
  attendance: 10_100,
  art: portraitMma,
}

export const story: EventStory = {
  subtitle: { en: 'The rookies’ night', ar: 'ليلة الصاعدين' },
  viewers: 72_640,
  languages: { commentary: ['ar', 'en'], captions: ['en'] },
  description: {
    en: 'Al Mansoori held off a short-notice challenger, but the talk on the way out was of two twenty-one-year-olds: Beltrao and Benjelloun won their first professional bouts against opponents with nine wins each.',
    ar: 'صدّ المنصوري منافسًا استُدعي على عجل، لكن حديث الخارجين كان عن لاعبَين في الحادية والعشرين: كسب بلتراو وبنجلون أول نزال احترافي لهما، كلٌّ منهما أمام خصم في رصيده تسعة انتصارات.',
  },
  fights: [
    ['khalid-al-mansoori', 'levan-zurabiani', 'lightweight', 5, ['red', 'tko', 3, '4:22'], 'title'],
    ['ziad-khoury', 'alikhan-seitov', 'welterweight', 3, ['red', 'tko', 2, '1:14']],
    ['radim-vrba', 'idrissa-badji', 'middleweight', 3, ['blue', 'submission', 2, '3:30']],
    ['hassan-amin', 'tiago-beltrao', 'featherweight', 3, ['blue', 'submission', 1, '2:58']],
    ['mei-aramaki', 'salma-benjelloun', 'strawweight', 3, ['blue', 'unanimous', 3, '5:00']],
  ],
}

export const highlights: readonly Highlight[] = [
  {
    clip: { id: 'debut', seconds: 63, views: 58_200, bout: 4 },
    en: [
      'Two minutes fifty-eight',
      'Beltrao gives up position to take the neck. Amin taps with his free hand.',
    ],
    ar: [
      'دقيقتان وثمانٍ وخمسون ثانية',
      'يتخلى بلتراو عن موقعه ليأخذ العنق، ويضرب أمين الأرض بيده الحرة مستسلمًا.',
    ],
  },
  {
    clip: { id: 'title', seconds: 71, views: 49_900 },
    en: [
      'Thirty-eight seconds short of the horn',
      'Zurabiani lasts until the third. The body shots decide how long.',
    ],
    ar: [
      'ثمانٍ وثلاثون ثانية قبل البوق',
      'يصمد زورابياني حتى الجولة الثالثة، وضربات الجسد هي التي تقرر المدة.',
    ],
  },
  {
    clip: { id: 'from-below', seconds: 47, views: 21_600, bout: 3 },
    en: ['From below', 'Badji is losing the round when he closes his legs.'],
    ar: ['من أسفل', 'كان بادجي يخسر الجولة حين أطبق ساقيه.'],
  },
]
