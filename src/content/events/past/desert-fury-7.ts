import { beltLift } from '@/assets/art/belt-lift.ts'
import type { PastCard, EventStory, Highlight } from '@/content/events/types.ts'

export const card: PastCard = {
  title: { en: 'Desert Fury 7', ar: 'غضب الصحراء 7' },
  sport: 'mma',
  dayOffset: -21,
  timeUtc: { hours: 16, minutes: 0 },
  durationMinutes: 186,
  venue: { en: 'Marina Arena', ar: 'مارينا أرينا' },
  city: { en: 'Dubai', ar: 'دبي' },
  prize: { en: '$110,000 prize fund', ar: 'جوائز بقيمة 110,000 دولار' },
  attendance: 9_400,
  art: beltLift,
  changes: [
    {
      kind: 'replaced',
      bout: 3,
      corner: 'blue',
      before: 'ziad-khoury',
      at: { dayOffset: -25, timeUtc: { hours: 11, minutes: 0 } },
    },
  ],
  listed: {
    teaser: {
      en: 'Seven bouts, five finishes. Rahal took the flyweight belt inside two rounds.',
      ar: 'سبعة نزالات حُسم خمسة منها قبل النهاية، وانتزعت رحّال حزام وزن الذبابة في أقل من جولتين.',
    },
  },
}

export const story: EventStory = {
  subtitle: { en: 'The flyweight belt changes hands', ar: 'حزام وزن الذبابة يغيّر صاحبته' },
  viewers: 96_270,
  languages: { commentary: ['ar', 'en'], captions: ['ar', 'en'] },
  description: {
    en: 'Seven bouts, five finishes. Rahal took the flyweight belt inside two rounds, from a champion who had never been submitted.',
    ar: 'سبعة نزالات حُسم خمسة منها قبل النهاية، وانتزعت رحّال حزام وزن الذبابة في أقل من جولتين من بطلة لم تُخضَع من قبل.',
  },
  fights: [
    ['jussara-pinheiro', 'yasmin-rahal', 'flyweight', 5, ['blue', 'submission', 2, '2:47'], 'title'],
    ['ilyas-brandt', 'levan-zurabiani', 'lightweight', 3, ['red', 'split', 3, '5:00']],
    ['arjun-rathore', 'alikhan-seitov', 'welterweight', 3, ['red', 'tko', 3, '3:12']],
    ['idrissa-badji', 'radim-vrba', 'middleweight', 3, ['blue', 'ko', 1, '1:27']],
    ['hassan-amin', 'tiago-beltrao', 'featherweight', 3, ['red', 'unanimous', 3, '5:00']],
    ['mei-aramaki', 'salma-benjelloun', 'strawweight', 3, ['red', 'tko', 2, '4:05']],
    ['saad-mirza', 'nawaf-al-buainain', 'bantamweight', 3, ['red', 'submission', 1, '3:38']],
  ],
}

export const highlights: readonly Highlight[] = [
  {
    clip: { id: 'armbar', seconds: 58, views: 84_200 },
    en: ['The armbar', 'Pinheiro rolls twice. Rahal rolls with her, and the belt goes with the third turn.'],
    ar: ['قفل الذراع', 'تتدحرج بينيرو مرتين ورحّال معها، وفي الثالثة ينتقل الحزام.'],
  },
  {
    clip: { id: 'high-kick', seconds: 37, views: 102_600, bout: 4 },
    en: [
      'High kick, first round',
      'Vrba shows it low twice, then goes over the glove. Badji is down after 87 seconds.',
    ],
    ar: [
      'ركلة عالية في الجولة الأولى',
      'يلوّح بها فربا منخفضة مرتين ثم يمررها فوق القفاز، ويسقط بادجي بعد 87 ثانية.',
    ],
  },
  {
    clip: { id: 'aramaki', seconds: 52, views: 29_800, bout: 6 },
    en: ['Aramaki answers', 'Two rounds of the same jab, and the right hand it was hiding.'],
    ar: ['أراماكي ترد', 'جولتان من الجاب نفسه، وخلفه كانت اليمنى تنتظر.'],
  },
  {
    clip: { id: 'cards', seconds: 44, views: 18_900, bout: 2 },
    en: [
      'Two cards to one',
      'Brandt and Zurabiani both raise an arm before the reading. One of them is right.',
    ],
    ar: ['بطاقتان مقابل واحدة', 'يرفع برانت وزورابياني ذراعيهما قبل الإعلان، وواحد منهما على حق.'],
  },
]
