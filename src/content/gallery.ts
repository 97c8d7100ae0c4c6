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
import type { GalleryCategory } from './event-categories.ts'
import type { EventId } from './event-ids.ts'
import { eventPageOf } from './event-page.ts'
import type { Localized } from './localized.ts'
import { pastCards } from './past-events.ts'

type Frame = {
  id: string
  art: Art
  /** What the picture shows, for those who cannot see it. */
  alt: Localized
  description: Localized
  /** The past event that it is of, where the picture is not called after it. */
  event?: EventId
  /** Its own, or the event's. */
  title?: Localized
  category?: GalleryCategory
  /** Days from today: sample events never go stale. */
  dayOffset?: number
}

/** Pictures of invented events, in the order in which they hang. */
const frames: readonly Frame[] = [
  {
    id: 'gulf-boxing-night-2',
    art: heroBoxing,
    alt: {
      en: 'A boxer with his guard up against the ropes, the crowd a blur of gold lights',
      ar: 'ملاكم يحمي وجهه بقفازيه عند الحبال، والجمهور خلفه أضواء ذهبية',
    },
    description: {
      en: 'Round three, seconds before the right hand.',
      ar: 'الجولة الثالثة، قبل اليد اليمنى بثوانٍ.',
    },
  },
  {
    id: 'desert-t20-cup',
    art: heroCricket,
    alt: {
      en: 'A batter at the top of the backlift under floodlights, the stumps beside him',
      ar: 'ضارب يرفع مضربه تحت الأضواء الكاشفة وبجانبه الأعواد',
    },
    description: { en: 'The last over, eleven to get.', ar: 'الأوفر الأخير، والمطلوب إحدى عشرة ركضة.' },
  },
  {
    id: 'corniche-cup',
    art: heroFootball,
    alt: {
      en: 'A footballer meets the ball in mid-air, rain bursting off it',
      ar: 'لاعب كرة قدم يسدد الكرة في الهواء والمطر يتناثر منها',
    },
    description: {
      en: 'The volley of the night, met in the rain.',
      ar: 'أجمل تسديدة على الطائر في الليلة، تحت المطر.',
    },
  },
  {
    id: 'desert-fury-7',
    art: heroMma,
    alt: {
      en: 'A fighter throws a high kick in the cage under amber light',
      ar: 'مقاتل يسدد ركلة عالية داخل القفص تحت ضوء كهرماني',
    },
    description: {
      en: 'High kick, first minute, and the guard goes up.',
      ar: 'ركلة عالية في الدقيقة الأولى، واليدان ترتفعان للحماية.',
    },
  },
  {
    id: 'night-on-the-creek',
    category: 'backstage',
    art: heroSkyline,
    alt: {
      en: 'The city by the water at night, searchlights over a lit arena dome',
      ar: 'المدينة على الماء ليلًا، وأضواء كاشفة فوق قبة ملعب مضاءة',
    },
    description: {
      en: 'The view from the boat that brought the judges.',
      ar: 'المشهد من القارب الذي حمل الحكام.',
    },
  },
  {
    id: 'dune-masters',
    art: heroBroadcast,
    alt: {
      en: 'A broadcast camera in front of a wall of screens, its tally light on',
      ar: 'كاميرا بث أمام جدار من الشاشات وضوؤها الأحمر مضاء',
    },
    description: {
      en: 'Sixteen feeds, one camera, map five.',
      ar: 'ستة عشر مصدرًا وكاميرا واحدة، والخريطة الخامسة.',
    },
  },
  {
    id: 'gulf-boxing-night-1',
    art: portraitBoxer,
    alt: {
      en: 'A boxer in silhouette with both gloves raised to his chin',
      ar: 'ظل ملاكم يرفع قفازيه إلى ذقنه',
    },
    description: { en: 'Guard up, before the first bell.', ar: 'القفازان مرفوعان قبل الجرس الأول.' },
  },
  {
    id: 'burj-open-mat',
    art: portraitMma,
    alt: {
      en: 'A fighter in silhouette with folded arms against red light',
      ar: 'ظل مقاتل مكتوف الذراعين أمام ضوء أحمر',
    },
    description: {
      en: 'Waiting for a name that nobody had ranked.',
      ar: 'في انتظار اسم لم يكن في أي تصنيف.',
    },
  },
  {
    id: 'emirates-sixes-draw',
    art: portraitCricket,
    alt: {
      en: 'A batter in helmet and grille, lit from behind',
      ar: 'ضارب بخوذة وواقي وجه والضوء من خلفه',
    },
    description: { en: 'Next in, pads on.', ar: 'التالي إلى الملعب، وواقيات الساق جاهزة.' },
    event: 'emirates-sixes-groups',
  },
  {
    id: 'youth-trials',
    title: { en: 'Youth Trials', ar: 'اختبارات الناشئين' },
    category: 'football',
    dayOffset: -110,
    art: portraitFootball,
    alt: {
      en: 'A young footballer in silhouette with folded arms against teal light',
      ar: 'ظل لاعب كرة قدم ناشئ مكتوف الذراعين أمام ضوء فيروزي',
    },
    description: { en: 'Two hundred came. One kick each.', ar: 'حضر مئتان، ولكل منهم ركلة واحدة.' },
  },
  {
    id: 'after-the-last-bell',
    title: { en: 'After the Last Bell', ar: 'بعد الجرس الأخير' },
    category: 'backstage',
    art: stillGloves,
    alt: {
      en: 'Red gloves hung by their laces over the top rope of an empty ring',
      ar: 'قفازان أحمران معلّقان من رباطيهما على حبل حلبة خالية',
    },
    description: {
      en: 'Gulf Boxing Series, Night 2: Haddad left them for the series museum.',
      ar: 'سلسلة الخليج للملاكمة، الليلة 2: تركهما حداد لمتحف السلسلة.',
    },
    event: 'gulf-boxing-night-2',
  },
  {
    id: 'emirates-sixes-crease',
    title: { en: 'Emirates Sixes: First Ball', ar: 'سداسيات الإمارات: الكرة الأولى' },
    art: stillCricket,
    alt: {
      en: 'A red cricket ball on the crease, the stumps out of focus behind it',
      ar: 'كرة كريكيت حمراء على خط الضرب وخلفها الأعواد خارج التركيز',
    },
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
    throw new Error(`Nothing is told of picture ${frame.id}`)
  return { ...frame, title, category, dayOffset, eventPage: eventPageOf(event ?? frame.id) }
}
