import type { Art } from '@/assets/art/art.ts'
import { closeArm } from '@/assets/art/close-arm.ts'
import { closeMonitors } from '@/assets/art/close-monitors.ts'
import { closeRing } from '@/assets/art/close-ring.ts'
import { closeSlip } from '@/assets/art/close-slip.ts'
import { stillBag } from '@/assets/art/still-bag.ts'
import { stillCorner } from '@/assets/art/still-corner.ts'
import { stillNet } from '@/assets/art/still-net.ts'
import { stillWicket } from '@/assets/art/still-wicket.ts'
import type { ArticleId } from '@/content/articles/article-ids.ts'
import { Picture } from '@/ui/media/picture.tsx'

type ArticleArt = {
  art: Art
  /** False if mirroring would change the meaning, e.g. a batter's, bowler's or boxer's handedness. */
  mirrors: boolean
}

const articleArt: Record<ArticleId, ArticleArt> = {
  'eight-cameras-one-knockout': { art: closeMonitors, mirrors: true },
  'reading-a-southpaw': { art: closeSlip, mirrors: false },
  'what-the-nineteenth-over-costs': { art: stillWicket, mirrors: true },
  'quicker-than-your-camera': { art: stillNet, mirrors: true },
  'the-corner-has-sixty-seconds': { art: stillCorner, mirrors: true },
  'first-fight-night-in-the-emirates': { art: closeRing, mirrors: true },
  'counting-punches': { art: stillBag, mirrors: true },
  'ten-days-in-sharjah': { art: closeArm, mirrors: false },
}

type ArticlePictureProps = {
  id: ArticleId
  /** Empty in lists, where the adjacent text describes the picture. */
  alt: string
  sizes: string
  priority?: boolean
}

/** The picture of an article. */
export function ArticlePicture({ id, alt, sizes, priority = false }: ArticlePictureProps) {
  const { art, mirrors } = articleArt[id]
  return <Picture art={art} alt={alt} sizes={sizes} priority={priority} mirrors={mirrors} />
}
