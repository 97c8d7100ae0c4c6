import type { Art } from '@/assets/art/art.ts'
import { heroBoxing } from '@/assets/art/hero-boxing.ts'
import { heroBroadcast } from '@/assets/art/hero-broadcast.ts'
import { heroCricket } from '@/assets/art/hero-cricket.ts'
import { heroFootball } from '@/assets/art/hero-football.ts'
import { stillBelt } from '@/assets/art/still-belt.ts'
import type { Language } from '@/contract/language.ts'
import type { ArticleId } from './article-ids.ts'
import type { EventCategory } from './event-categories.ts'
import type { EventId } from './event-ids.ts'
import type { Night } from './event-phase.ts'
import type { Localized } from './localized.ts'

/** `other` is drawn neutral and says `statusText`. */
export type UpcomingStatus =
  | 'live-registration'
  | 'coming-soon'
  | 'early-bird'
  | 'registration-open'
  | 'other'

/** Where an event's story can be read: its own page in the demo area, its picture, or an article. */
export type EventStory =
  | { kind: 'event'; id: EventId }
  | { kind: 'photo'; id: string }
  | { kind: 'article'; id: ArticleId }

type MarketingEvent = {
  id: string
  title: Localized
  category: EventCategory
  /** Days from today: sample events never go stale. */
  dayOffset: number
  /** For `venueDate` and `formatTime`, which print UAE time. */
  timeUtc: { hours: number; minutes: number }
  venue: Localized
  city: Localized
  art: Art
  /** Whether the picture may turn round in right-to-left pages. */
  mayMirror: boolean
  description: Localized
}

export type UpcomingEvent = MarketingEvent & {
  status: UpcomingStatus
  /** What a status `other` says. */
  statusText?: Localized
  /** Who meets whom, or how many take part. */
  matchup: Localized
  expectedAttendance: number
  prize: Localized
  featured?: true
}

export type PastEvent = MarketingEvent & {
  status: 'completed'
  attendance: number
  story: EventStory
}

/** For `phaseOf`. */
export function nightOf({ category, dayOffset, timeUtc }: UpcomingEvent): Night {
  return { status: 'upcoming', sport: category, dayOffset, timeUtc, durationMinutes: null }
}

/** `City Arena, Dubai`, with each language's own comma. */
export function placeOf({ venue, city }: Pick<MarketingEvent, 'venue' | 'city'>, language: Language): string {
  return `${venue[language]}${language === 'ar' ? '،' : ','} ${city[language]}`
}

/** Invented events, soonest first. Lists of them say "Sample data". */
export const upcomingEvents: readonly UpcomingEvent[] = [
  {
    id: 'battle-of-the-burj',
    title: { en: 'Battle of the Burj', ar: 'معركة البرج' },
    category: 'mma',
    status: 'live-registration',
    dayOffset: 0,
    timeUtc: { hours: 16, minutes: 0 },
    venue: { en: 'City Arena', ar: 'سيتي أرينا' },
    city: { en: 'Dubai', ar: 'دبي' },
    matchup: {
      en: 'Al Mansoori v Maciel · Lightweight title',
      ar: 'المنصوري × ماسيل · لقب الوزن الخفيف',
    },
    expectedAttendance: 12_000,
    prize: { en: '$250,000 prize fund', ar: 'جوائز بقيمة 250,000 دولار' },
    art: stillBelt,
    mayMirror: false, // it bears our letter
    featured: true,
    description: {
      en: 'Seven bouts, one belt. Khalid Al Mansoori defends at home against the best grappler he has met.',
      ar: 'سبعة نزالات وحزام واحد: خالد المنصوري يدافع عن لقبه على أرضه أمام أقوى مصارع واجهه.',
    },
  },
  {
    id: 'emirates-sixes',
    title: { en: 'Emirates Sixes: Finals Day', ar: 'سداسيات الإمارات: يوم النهائيات' },
    category: 'cricket',
    status: 'registration-open',
    dayOffset: 16,
    timeUtc: { hours: 15, minutes: 0 },
    venue: { en: 'Sharjah Cricket Stadium', ar: 'استاد الشارقة للكريكيت' },
    city: { en: 'Sharjah', ar: 'الشارقة' },
    matchup: { en: 'Four sides, two semi-finals, one final', ar: 'أربعة فرق ونصفا نهائي ونهائي واحد' },
    expectedAttendance: 9_500,
    prize: { en: '$80,000 prize fund', ar: 'جوائز بقيمة 80,000 دولار' },
    art: heroCricket,
    mayMirror: false, // mirrored, the batter would change hands
    description: {
      en: 'Six a side, six overs, and nowhere to hide in the field. The trophy is lifted the same night.',
      ar: 'ستة لاعبين وستة أوفرات ولا مكان للاختباء في الملعب، والكأس تُرفع في الليلة نفسها.',
    },
  },
  {
    id: 'gulf-boxing-night-3',
    title: { en: 'Gulf Boxing Series: Night 3', ar: 'سلسلة الخليج للملاكمة: الليلة 3' },
    category: 'boxing',
    status: 'early-bird',
    dayOffset: 23,
    timeUtc: { hours: 15, minutes: 30 },
    venue: { en: 'Boulevard Hall', ar: 'قاعة البوليفارد' },
    city: { en: 'Riyadh', ar: 'الرياض' },
    matchup: { en: 'Haddad v Cole, the rematch', ar: 'حداد × كول، نزال الثأر' },
    expectedAttendance: 8_200,
    prize: { en: 'Series belt and $120,000', ar: 'حزام السلسلة و120,000 دولار' },
    art: heroBoxing,
    mayMirror: true,
    description: {
      en: 'Cole asked for ten rounds this time. Haddad asked for the same ring.',
      ar: 'طلب كول عشر جولات هذه المرة، وطلب حداد الحلبة نفسها.',
    },
  },
  {
    id: 'champions-fives',
    title: { en: 'Five-a-side Champions Cup', ar: 'كأس أبطال خماسيات القدم' },
    category: 'football',
    status: 'coming-soon',
    dayOffset: 37,
    timeUtc: { hours: 13, minutes: 0 },
    venue: { en: 'Corniche Courts', ar: 'ملاعب الكورنيش' },
    city: { en: 'Abu Dhabi', ar: 'أبوظبي' },
    matchup: { en: '16 clubs, two days', ar: '16 ناديًا على مدى يومين' },
    expectedAttendance: 4_000,
    prize: { en: '$40,000 and the cup', ar: '40,000 دولار والكأس' },
    art: heroFootball,
    mayMirror: true,
    description: {
      en: 'Sixteen clubs on four courts by the sea, from the group games to one final under the lights.',
      ar: 'ستة عشر ناديًا على أربعة ملاعب قرب البحر، من المجموعات إلى نهائي واحد تحت الأضواء.',
    },
  },
  {
    id: 'gulf-masters-esports',
    title: { en: 'Gulf Masters: Esports Finals', ar: 'ماسترز الخليج: نهائيات الرياضات الإلكترونية' },
    category: 'esports',
    status: 'other',
    statusText: { en: 'Invitation Only', ar: 'بالدعوة فقط' },
    dayOffset: 51,
    timeUtc: { hours: 14, minutes: 0 },
    venue: { en: 'Harbour Dome', ar: 'قبة المرسى' },
    city: { en: 'Dubai', ar: 'دبي' },
    matchup: { en: 'Eight invited teams, best of five', ar: 'ثمانية فرق مدعوة، الأفضل من خمس' },
    expectedAttendance: 3_500,
    prize: { en: '$100,000 prize fund', ar: 'جوائز بقيمة 100,000 دولار' },
    art: heroBroadcast,
    mayMirror: true,
    description: {
      en: 'Two stages, one control room and a crowd that knows every map by heart.',
      ar: 'منصتان وغرفة تحكم واحدة وجمهور يحفظ كل خريطة.',
    },
  },
]
