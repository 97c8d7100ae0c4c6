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

const articleArt: Record<ArticleId, Art> = {
  'eight-cameras-one-knockout': closeMonitors,
  'reading-a-southpaw': closeSlip,
  'what-the-nineteenth-over-costs': stillWicket,
  'quicker-than-your-camera': stillNet,
  'the-corner-has-sixty-seconds': stillCorner,
  'first-fight-night-in-the-emirates': closeRing,
  'counting-punches': stillBag,
  'ten-days-in-sharjah': closeArm,
}

/** Mirroring would change the meaning: a bowler's or a boxer's handedness. */
const handed: readonly Art[] = [closeSlip, closeArm]

type ArticlePictureProps = {
  id: ArticleId
  /** Empty in lists, where the adjacent text describes the picture. */
  alt: string
  sizes: string
  priority?: boolean
}

/** The picture of an article. */
export function ArticlePicture({ id, alt, sizes, priority = false }: ArticlePictureProps) {
  const art = articleArt[id]
  return <Picture art={art} alt={alt} sizes={sizes} priority={priority} mirrors={!handed.includes(art)} />
}
