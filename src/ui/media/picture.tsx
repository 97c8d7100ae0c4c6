import type { Art } from '@/assets/art/art.ts'
import styles from './picture.module.css'

type PictureProps = {
  art: Art
  /** Empty for a picture that only decorates. */
  alt: string
  /** The `sizes` attribute: how wide the picture is drawn. */
  sizes: string
  /** The largest picture of the first screen: fetched first, never lazily. */
  priority?: boolean
  /** Mirrors the picture in right-to-left pages. Never for lettering, a coin, or a batter's hand. */
  mirrors?: boolean
  className?: string | undefined
}

export function Picture({ art, alt, sizes, priority = false, mirrors, className }: PictureProps) {
  const classes = [styles.image, (art.mayMirror ?? mirrors) && styles.mirrors, className]
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

/** With low data the `src` is removed when a picture enters the page. Until then it must not load automatically. */
const isLow = () => !import.meta.env.SSR && 'low' in document.documentElement.dataset

export function srcSet(art: Art): string {
  return art.avif.map(([url, width]) => `${url} ${width}w`).join(', ')
}
