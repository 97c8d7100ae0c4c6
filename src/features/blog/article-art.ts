import type { Art } from '@/assets/art/art.ts'
import { closeArm } from '@/assets/art/close-arm.ts'
import { closeMonitors } from '@/assets/art/close-monitors.ts'
import { closeRing } from '@/assets/art/close-ring.ts'
import { closeSlip } from '@/assets/art/close-slip.ts'
import { stillWicket } from '@/assets/art/still-wicket.ts'
import { stillNet } from '@/assets/art/still-net.ts'
import { stillBag } from '@/assets/art/still-bag.ts'
import { stillCorner } from '@/assets/art/still-corner.ts'
import type { ArticleId } from '@/content/articles/article-ids.ts'

type ArticleArt = {
  art: Art
  /** False if mirroring would change the meaning, e.g. a batter's, bowler's or boxer's handedness. */
  mirrors: boolean
}

export const articleArt: Record<ArticleId, ArticleArt> = {
  'eight-cameras-one-knockout': { art: closeMonitors, mirrors: true },
  'reading-a-southpaw': { art: closeSlip, mirrors: false },
  'what-the-nineteenth-over-costs': { art: stillWicket, mirrors: true },
  'quicker-than-your-camera': { art: stillNet, mirrors: true },
  'the-corner-has-sixty-seconds': { art: stillCorner, mirrors: true },
  'first-fight-night-in-the-emirates': { art: closeRing, mirrors: true },
  'counting-punches': { art: stillBag, mirrors: true },
  'ten-days-in-sharjah': { art: closeArm, mirrors: false },
}
