import type { Art } from '@/assets/art/art.ts'
import { heroBoxing } from '@/assets/art/hero-boxing.ts'
import { heroBroadcast } from '@/assets/art/hero-broadcast.ts'
import { heroCricket } from '@/assets/art/hero-cricket.ts'
import { heroFootball } from '@/assets/art/hero-football.ts'
import { heroMma } from '@/assets/art/hero-mma.ts'
import { heroSkyline } from '@/assets/art/hero-skyline.ts'
import { portraitBoxer } from '@/assets/art/portrait-boxer.ts'
import { portraitCricket } from '@/assets/art/portrait-cricket.ts'
import { portraitFootball } from '@/assets/art/portrait-football.ts'
import { portraitMma } from '@/assets/art/portrait-mma.ts'
import { stillCricket } from '@/assets/art/still-cricket.ts'
import { stillGloves } from '@/assets/art/still-gloves.ts'
import type { GalleryCategory } from './events/event-categories.ts'
import type { EventId } from './events/event-ids.ts'
import { eventPageOf } from './events/event-page-of.ts'
import type { Localized } from './localized.ts'
import { pastCards } from './events/past-events.ts'

type Frame = {
  id: string
  art: Art
  description: Localized
  /** The past event in the picture. Set only if the picture's id is not the event's id. */
  event?: EventId
  /** Defaults to the event's title. */
  title?: Localized
  category?: GalleryCategory
  /** Days from today, so that sample events stay current. */
  dayOffset?: number
}

/** Pictures of invented events, in display order. */
const frames: readonly Frame[] = [
  {
    id: 'gulf-boxing-night-2',
    art: heroBoxing,
    description: {
      en: 'Round three, seconds before the right hand.',
      ar: 'الجولة الثالثة، قبل اليد اليمنى بثوانٍ.',
    },
  },
  {
    id: 'desert-t20-cup',
    art: heroCricket,
    description: { en: 'The last over, eleven to get.', ar: 'الأوفر الأخير، والمطلوب إحدى عشرة ركضة.' },
  },
  {
    id: 'corniche-cup',
    art: heroFootball,
    description: {
      en: 'The volley of the night, met in the rain.',
      ar: 'أجمل تسديدة على الطائر في الليلة، تحت المطر.',
    },
  },
  {
    id: 'desert-fury-7',
    art: heroMma,
    description: {
      en: 'High kick, first round, and the guard goes up.',
      ar: 'ركلة عالية في الجولة الأولى، واليدان ترتفعان للحماية.',
    },
  },
  {
    id: 'night-on-the-creek',
    category: 'backstage',
    art: heroSkyline,
    description: {
      en: 'The view from the boat that brought the judges.',
      ar: 'المشهد من القارب الذي حمل الحكام.',
    },
  },
  {
    id: 'dune-masters',
    art: heroBroadcast,
    description: {
      en: 'Sixteen feeds, one camera, map five.',
      ar: 'ستة عشر مصدرًا وكاميرا واحدة، والخريطة الخامسة.',
    },
  },
  {
    id: 'gulf-boxing-night-1',
    art: portraitBoxer,
    description: { en: 'Guard up, before the first bell.', ar: 'القفازان مرفوعان قبل الجرس الأول.' },
  },
  {
    id: 'burj-open-mat',
    art: portraitMma,
    description: {
      en: 'Waiting for an unranked winner.',
      ar: 'في انتظار فائز من خارج التصنيف.',
    },
  },
  {
    id: 'emirates-sixes-draw',
    art: portraitCricket,
    description: { en: 'Next in, pads on.', ar: 'التالي إلى الملعب، وواقيات الساق جاهزة.' },
    event: 'emirates-sixes-groups',
  },
  {
    id: 'youth-trials',
    title: { en: 'Youth Trials', ar: 'اختبارات الناشئين' },
    category: 'football',
    dayOffset: -110,
    art: portraitFootball,
    description: { en: 'Two hundred came. One kick each.', ar: 'حضر مئتان، ولكل منهم ركلة واحدة.' },
  },
  {
    id: 'after-the-last-bell',
    title: { en: 'After the Last Bell', ar: 'بعد الجرس الأخير' },
    category: 'backstage',
    art: stillGloves,
    description: {
      en: 'Gulf Boxing Series, Night 2: Haddad left his gloves to the series museum.',
      ar: 'سلسلة الخليج للملاكمة، الليلة 2: ترك حداد قفازيه لمتحف السلسلة.',
    },
    event: 'gulf-boxing-night-2',
  },
  {
    id: 'emirates-sixes-crease',
    title: { en: 'Emirates Sixes: First Ball', ar: 'سداسيات الإمارات: الكرة الأولى' },
    art: stillCricket,
    description: {
      en: 'An hour before the toss, nobody had touched it yet.',
      ar: 'قبل القرعة بساعة، ولم تلمسها يد بعد.',
    },
    event: 'emirates-sixes-groups',
  },
]

export type GalleryPhoto = ReturnType<typeof photoOf>

export const galleryPhotos = frames.map(photoOf)

function photoOf({ event, ...frame }: Frame) {
  const card = pastCards.find(({ id }) => id === (event ?? frame.id))
  const { title = card?.title, category = card?.sport, dayOffset = card?.dayOffset } = frame
  if (!title || !category || dayOffset === undefined)
    throw new Error(`No event or talk for picture ${frame.id}`)
  return { ...frame, title, category, dayOffset, eventPage: eventPageOf(event ?? frame.id) }
}
