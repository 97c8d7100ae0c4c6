import { heroBoxing } from '@/assets/art/hero-boxing.ts'
import { heroCricket } from '@/assets/art/hero-cricket.ts'
import { heroMma } from '@/assets/art/hero-mma.ts'
import type { SportsEvent } from '@/content/events.ts'

export const comingEvents: readonly SportsEvent[] = [
  {
    id: 'battle-of-the-burj',
    title: { en: 'Battle of the Burj', ar: 'معركة البرج' },
    subtitle: { en: 'The falcon, the snake and a belt', ar: 'صقر وأناكوندا وحزام واحد' },
    sport: 'mma',
    status: 'live',
    dayOffset: 0,
    timeUtc: { hours: 16, minutes: 0 },
    venue: { en: 'City Arena', ar: 'سيتي أرينا' },
    city: { en: 'Dubai', ar: 'دبي' },
    prize: { en: '$250,000 prize fund', ar: 'جوائز بقيمة 250,000 دولار' },
    attendance: 12_000,
    viewers: 31_480,
    durationMinutes: null,
    art: heroMma,
    mayMirror: true,
    description: {
      en: 'Seven bouts, one belt. Khalid Al Mansoori defends at home against the best grappler he has met, and Yasmin Rahal fights for the first time as champion.',
      ar: 'سبعة نزالات وحزام واحد: خالد المنصوري يدافع عن لقبه على أرضه أمام أقوى مصارع واجهه، وياسمين رحّال تقاتل للمرة الأولى بطلةً.',
    },
    highlights: [],
  },
  {
    id: 'emirates-sixes',
    title: { en: 'Emirates Sixes: Finals Day', ar: 'سداسيات الإمارات: يوم النهائيات' },
    subtitle: { en: 'Six a side, six overs, one night', ar: 'ستة لاعبين وستة أوفرات وليلة واحدة' },
    sport: 'cricket',
    status: 'upcoming',
    dayOffset: 16,
    timeUtc: { hours: 15, minutes: 0 },
    venue: { en: 'Sharjah Cricket Stadium', ar: 'استاد الشارقة للكريكت' },
    city: { en: 'Sharjah', ar: 'الشارقة' },
    prize: { en: '$80,000 prize fund', ar: 'جوائز بقيمة 80,000 دولار' },
    attendance: 9_500,
    viewers: 18_000,
    durationMinutes: null,
    art: heroCricket,
    mayMirror: false, // mirrored, the batter would change hands
    description: {
      en: 'Six a side, six overs, and nowhere to hide in the field. The two semi-finals decide who meets for the trophy, and it is lifted the same night.',
      ar: 'ستة لاعبين وستة أوفرات ولا مكان للاختباء في الملعب. نصفا النهائي يحددان طرفي مباراة الكأس، والكأس تُرفع في الليلة نفسها.',
    },
    highlights: [],
  },
  {
    id: 'gulf-boxing-night-3',
    title: { en: 'Gulf Boxing Series: Night 3', ar: 'سلسلة الخليج للملاكمة: الليلة 3' },
    subtitle: { en: 'The rematch, over ten rounds', ar: 'نزال الإعادة على عشر جولات' },
    sport: 'boxing',
    status: 'upcoming',
    dayOffset: 23,
    timeUtc: { hours: 15, minutes: 30 },
    venue: { en: 'Boulevard Hall', ar: 'قاعة البوليفارد' },
    city: { en: 'Riyadh', ar: 'الرياض' },
    prize: { en: 'Series belt and $120,000', ar: 'حزام السلسلة و120,000 دولار' },
    attendance: 8_200,
    viewers: 26_000,
    durationMinutes: null,
    art: heroBoxing,
    mayMirror: true,
    description: {
      en: 'Cole asked for ten rounds this time. Haddad asked for the same ring. The series belt goes to the winner, and four more bouts settle what Nights 1 and 2 left open.',
      ar: 'طلب كول عشر جولات هذه المرة، وطلب حداد الحلبة نفسها. حزام السلسلة للفائز، وأربعة نزالات أخرى تحسم ما تركته الليلتان الأولى والثانية مفتوحًا.',
    },
    highlights: [],
  },
]
