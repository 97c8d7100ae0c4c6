import type { ReactNode } from 'react'
import type { Art } from '@/assets/art/art.ts'
import { Picture } from '@/ui/media/picture.tsx'
import styles from './poster.module.css'

type PosterProps = {
  art: Art
  alt: string
  /** Loads the picture first. */
  priority?: boolean
  /** The heading's id. */
  headingId: string
  children: ReactNode
}

/** The event of the day: a picture with text on it, dark in both schemes. */
export function Poster({ art, alt, priority = false, headingId, children }: PosterProps) {
  return (
    <section className={`card dark ${styles.poster}`} aria-labelledby={headingId}>
      <Picture
        art={art}
        alt={alt}
        sizes="(width < 90rem) 92vw, 82rem"
        priority={priority}
        mirrors
        className={styles.art}
      />
      {children}
    </section>
  )
}
