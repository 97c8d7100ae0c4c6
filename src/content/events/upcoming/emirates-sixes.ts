import { pull } from '@/assets/art/pull.ts'
import type { UpcomingCard, EventStory } from '@/content/events/types.ts'

export const card: UpcomingCard = {
  title: { en: 'Emirates Sixes: Finals Day', ar: 'سداسيات الإمارات: يوم النهائيات' },
  sport: 'cricket',
  dayOffset: 16,
  timeUtc: { hours: 15, minutes: 0 },
  venue: { en: 'Sharjah Cricket Stadium', ar: 'استاد الشارقة للكريكيت' },
  city: { en: 'Sharjah', ar: 'الشارقة' },
  prize: { en: '$80,000 prize fund', ar: 'جوائز بقيمة 80,000 دولار' },
  attendance: 9_500,
  art: pull,
  listed: {
    status: 'registration-open',
    matchup: { en: 'Four sides, two semi-finals, one final', ar: 'أربعة فرق ونصفا نهائي ونهائي واحد' },
    teaser: {
      en: 'Six a side, six overs, and nowhere to hide in the field. The trophy is lifted the same night.',
      ar: 'ستة لاعبين وستة أوفرات ولا مكان للاختباء في الملعب، والكأس تُرفع في الليلة نفسها.',
    },
  },
}

export const story: EventStory = {
  subtitle: { en: 'Six a side, six overs, one night', ar: 'ستة لاعبين وستة أوفرات وليلة واحدة' },
  viewers: 18_000,
  languages: { commentary: ['en', 'ar'], captions: ['en'] },
  description: {
    en: 'Six a side, six overs, and nowhere to hide in the field. The two semi-finals decide who meets for the trophy, and it is lifted the same night.',
    ar: 'ستة لاعبين وستة أوفرات ولا مكان للاختباء في الملعب. نصفا النهائي يحددان طرفي مباراة الكأس، والكأس تُرفع في الليلة نفسها.',
  },
  matches: [
    ['semi-final', 'ravi-riders', 'kabul-kites'],
    ['semi-final', 'sharjah-lanterns', 'muscat-mariners'],
  ],
}
