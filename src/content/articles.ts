import type { Localized } from './localized.ts'

export const articleCategories = [
  'boxing',
  'cricket',
  'football',
  'production',
  'technology',
  'business',
] as const
export type ArticleCategory = (typeof articleCategories)[number]

/** Newest first. The texts themselves are in `articles/{en,ar}`, a file per article. */
export const articleIds = [
  'eight-cameras-one-knockout',
  'reading-a-southpaw',
  'what-the-nineteenth-over-costs',
  'quicker-than-your-camera',
  'the-corner-has-sixty-seconds',
  'first-fight-night-in-the-emirates',
  'counting-punches',
  'ten-days-in-sharjah',
] as const
export type ArticleId = (typeof articleIds)[number]

/** Invented, and labelled so where they are named. */
const authors = {
  tariq: { en: 'Tariq Nasser', ar: 'طارق ناصر' },
  hana: { en: 'Hana Qadri', ar: 'هناء القادري' },
  leila: { en: 'Leila Aziz', ar: 'ليلى عزيز' },
} as const satisfies Record<string, Localized>

export type Article = {
  id: ArticleId
  category: ArticleCategory
  title: Localized
  /** Also what search engines show. */
  excerpt: Localized
  author: Localized
  /** The day it came out. */
  date: string
  minutes: number
  isFeatured: boolean
}

type ArticleFacts = Omit<Article, 'id' | 'author' | 'isFeatured'> & { author: keyof typeof authors }

const facts: Record<ArticleId, ArticleFacts> = {
  'eight-cameras-one-knockout': {
    category: 'production',
    title: { en: 'How eight cameras read one knockout', ar: 'كيف قرأت ثماني كاميرات ضربة قاضية واحدة' },
    excerpt: {
      en: 'The punch took a fifth of a second. Nobody in the truck saw it the same way, and one small camera saw it at all.',
      ar: 'استغرقت اللكمة خُمس ثانية، ولم يرها اثنان في العربة بالطريقة نفسها، والتقطتها كاميرا صغيرة واحدة.',
    },
    author: 'tariq',
    date: '2025-11-21',
    minutes: 3,
  },
  'reading-a-southpaw': {
    category: 'boxing',
    title: { en: 'How to read a southpaw', ar: 'كيف تقرأ ملاكمًا أعسر' },
    excerpt: {
      en: 'Watch the feet before the fists: who owns the outside of the lead foot usually owns the next exchange.',
      ar: 'راقب القدمين قبل القبضتين: من يملك الجانب الخارجي للقدم الأمامية يملك التبادل التالي في الغالب.',
    },
    author: 'tariq',
    date: '2025-11-14',
    minutes: 3,
  },
  'what-the-nineteenth-over-costs': {
    category: 'cricket',
    title: { en: 'What the nineteenth over costs', ar: 'كم يكلّف الأوفر التاسع عشر' },
    excerpt: {
      en: 'The last over is remembered, the one before it decides. How a captain spends six balls and what they buy.',
      ar: 'يتذكر الناس الأوفر الأخير، ويحسم الذي قبله. كيف ينفق القائد ست كرات، وماذا يشتري بها.',
    },
    author: 'hana',
    date: '2025-11-07',
    minutes: 3,
  },
  'quicker-than-your-camera': {
    category: 'football',
    title: { en: 'Five-a-side is quicker than your camera', ar: 'خماسيات القدم أسرع من الكاميرا' },
    excerpt: {
      en: 'We moved one camera two metres and found the game. Notes on filming a pitch where nobody ever stops.',
      ar: 'حرّكنا كاميرا واحدة مترين فظهرت اللعبة. ملاحظات عن تصوير ملعب لا يتوقف فيه أحد.',
    },
    author: 'leila',
    date: '2025-10-31',
    minutes: 3,
  },
  'the-corner-has-sixty-seconds': {
    category: 'boxing',
    title: { en: 'The corner has sixty seconds', ar: 'للركن ستون ثانية' },
    excerpt: {
      en: 'What three people do for a fighter between two bells, in which order, and what the microphone should keep.',
      ar: 'ما يفعله ثلاثة أشخاص للمقاتل بين جرسين، وبأي ترتيب، وما الذي ينبغي أن يحتفظ به الميكروفون.',
    },
    author: 'tariq',
    date: '2025-10-24',
    minutes: 3,
  },
  'first-fight-night-in-the-emirates': {
    category: 'business',
    title: { en: 'Your first fight night in the Emirates', ar: 'أول ليلة نزالات تنظمها في الإمارات' },
    excerpt: {
      en: 'A plan for the thirty days before the first bell: permits, calendar, ring, doctors, cameras and the language of it all.',
      ar: 'خطة للأيام الثلاثين قبل الجرس الأول: التصاريح والتقويم والحلبة والأطباء والكاميرات ولغة كل ذلك.',
    },
    author: 'hana',
    date: '2025-10-17',
    minutes: 3,
  },
  'counting-punches': {
    category: 'technology',
    title: { en: 'Teaching a model to count punches', ar: 'كيف علّمنا نموذجًا عدّ اللكمات' },
    excerpt: {
      en: 'Counting is the easy half. The hard half is agreeing on what a punch is, and saying so when the model is unsure.',
      ar: 'العدّ هو النصف السهل. أما الصعب فأن نتفق على معنى اللكمة، وأن نعترف حين لا يكون النموذج متأكدًا.',
    },
    author: 'leila',
    date: '2025-10-10',
    minutes: 3,
  },
  'ten-days-in-sharjah': {
    category: 'cricket',
    title: {
      en: 'Ten days in Sharjah: the tri-series in numbers',
      ar: 'عشرة أيام في الشارقة: السلسلة الثلاثية بالأرقام',
    },
    excerpt: {
      en: 'Seven matches, seven wins for the side that batted first, and a final that was over in the sixteenth over.',
      ar: 'سبع مباريات فاز بها جميعًا من ضرب أولًا، ونهائي حُسم في الأوفر السادس عشر من الرد.',
    },
    author: 'hana',
    date: '2025-09-09',
    minutes: 3,
  },
}

const featured: ArticleId = 'eight-cameras-one-knockout'

const articles: readonly Article[] = articleIds.map((id) => ({
  ...facts[id],
  id,
  author: authors[facts[id].author],
  isFeatured: id === featured,
}))

/** Newest first. */
export function listArticles(): readonly Article[] {
  return articles
}

export function findArticle(id: string): Article | undefined {
  return articles.find((article) => article.id === id)
}

/** Of the same kind first, then the newest; three. */
export function relatedArticles(to: Article): readonly Article[] {
  const others = articles.filter(({ id }) => id !== to.id)
  const isSameKind = ({ category }: Article) => category === to.category
  return [...others.filter(isSameKind), ...others.filter((other) => !isSameKind(other))].slice(0, 3)
}
