import type { Art } from '@/assets/art/art.ts'
import styles from './picture.module.css'

type PictureProps = {
  art: Art
  /** Empty for decorative pictures. */
  alt: string
  /** The `sizes` attribute: the rendered width. */
  sizes: string
  /** For the largest picture of the first screen: high priority and no lazy loading. */
  priority?: boolean
  /** Whether to mirror the picture in right-to-left pages. Never for lettering, a coin, or a batter's hand. */
  mirrors?: boolean
  /** `contain` for a cut-out: the whole picture, without a background. */
  fit?: 'cover' | 'contain'
  className?: string | undefined
}

export function Picture({ art, alt, sizes, priority = false, mirrors, fit, className }: PictureProps) {
  const classes = [
    styles.image,
    fit === 'contain' && styles.whole,
    (art.mayMirror ?? mirrors) && styles.mirrors,
    className,
  ]
    .filter(Boolean)
    .join(' ')
  return (
    <picture className={styles.picture}>
      <source type="image/avif" srcSet={srcSet(art)} sizes={sizes} />
      <img
        className={classes}
        src={art.webp}
        alt={alt}
        width={art.width}
        height={art.height}
        loading={priority && !isLow() ? 'eager' : 'lazy'}
        decoding={priority ? 'sync' : 'async'}
        {...(priority && { fetchPriority: 'high' })}
      />
    </picture>
  )
}

/** In low-data mode, picture URLs are removed after insertion. Eager pictures would start loading before that. */
const isLow = () => !import.meta.env.SSR && 'low' in document.documentElement.dataset

export function srcSet(art: Art): string {
  return art.avif.map(([url, width]) => `${url} ${width}w`).join(', ')
}
