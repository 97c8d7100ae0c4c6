import { glovesTouch } from '@/assets/art/gloves-touch.ts'
import type { UpcomingCard, EventStory } from '@/content/events/types.ts'

export const card: UpcomingCard = {
  title: { en: 'Battle of the Burj', ar: 'معركة البرج' },
  sport: 'mma',
  dayOffset: 0,
  timeUtc: { hours: 16, minutes: 0 },
  venue: { en: 'City Arena', ar: 'سيتي أرينا' },
  city: { en: 'Dubai', ar: 'دبي' },
  prize: { en: '$250,000 prize fund', ar: 'جوائز بقيمة 250,000 دولار' },
  attendance: 12_000,
  art: glovesTouch,
  listed: {
    status: 'live-registration',
    featured: true,
    matchup: { en: 'Al Mansoori vs Maciel · Lightweight title', ar: 'المنصوري × ماسيل · لقب الوزن الخفيف' },
    teaser: {
      en: 'Seven bouts, one belt. Khalid Al Mansoori defends at home against the best grappler he has met.',
      ar: 'سبعة نزالات وحزام واحد: خالد المنصوري يدافع عن لقبه على أرضه أمام أقوى مصارع واجهه.',
    },
  },
}

export const story: EventStory = {
  subtitle: { en: 'The falcon, the anaconda and one belt', ar: 'صقر وأناكوندا وحزام واحد' },
  viewers: 31_480,
  // The company's own event: no source states its languages.
  languages: null,
  description: {
    en: 'Seven bouts, one belt. Khalid Al Mansoori defends at home against the best grappler he has met, and Yasmin Rahal is back three weeks after Desert Fury 7.',
    ar: 'سبعة نزالات وحزام واحد: خالد المنصوري يدافع عن لقبه على أرضه أمام أقوى مصارع واجهه، وتعود ياسمين رحّال بعد ثلاثة أسابيع من «غضب الصحراء 7».',
  },
  fights: [
    ['khalid-al-mansoori', 'raoni-maciel', 'lightweight', 5, null, 'title'],
    ['yasmin-rahal', 'grace-delos-reyes', 'flyweight', 3],
    ['ziad-khoury', 'arjun-rathore', 'welterweight', 3],
    ['fahad-al-otaibi', 'hassan-amin', 'featherweight', 3],
    ['karim-zadran', 'saad-mirza', 'bantamweight', 3],
    ['hind-al-suwaidi', 'mei-aramaki', 'strawweight', 3],
    ['yazan-qawasmi', 'radim-vrba', 'middleweight', 3],
  ],
}
