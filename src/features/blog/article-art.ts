import type { Art } from '@/assets/art/art.ts'
import { heroBoxing } from '@/assets/art/hero-boxing.ts'
import { heroBroadcast } from '@/assets/art/hero-broadcast.ts'
import { heroCricket } from '@/assets/art/hero-cricket.ts'
import { heroFootball } from '@/assets/art/hero-football.ts'
import { heroMma } from '@/assets/art/hero-mma.ts'
import { heroSkyline } from '@/assets/art/hero-skyline.ts'
import { portraitBoxer } from '@/assets/art/portrait-boxer.ts'
import { portraitCricket } from '@/assets/art/portrait-cricket.ts'
import type { ArticleId } from '@/content/article-ids.ts'

type ArticleArt = {
  art: Art
  mirrors: boolean
  /** Upright: a wide frame shows its upper part. */
  isPortrait?: boolean
}

export const articleArt: Record<ArticleId, ArticleArt> = {
  'eight-cameras-one-knockout': { art: heroBroadcast, mirrors: true },
  'reading-a-southpaw': { art: heroBoxing, mirrors: false },
  'what-the-nineteenth-over-costs': { art: heroCricket, mirrors: false },
  'quicker-than-your-camera': { art: heroFootball, mirrors: true },
  'the-corner-has-sixty-seconds': { art: portraitBoxer, mirrors: false, isPortrait: true },
  'first-fight-night-in-the-emirates': { art: heroSkyline, mirrors: true },
  'counting-punches': { art: heroMma, mirrors: true },
  'ten-days-in-sharjah': { art: portraitCricket, mirrors: false, isPortrait: true },
}
