import type { ReactNode } from 'react'
import type { Art } from '@/assets/art/art.ts'
import styles from './hero.module.css'
import { Picture } from './picture.tsx'

type HeroProps = {
  art: Art
  /** The alt text. */
  alt: string
  /** The heading, a lead (`heroLead`) and a row of buttons. */
  children: ReactNode
}

/** The opening of an inner page: text on a picture that is loaded with priority. */
export function Hero({ art, alt, children }: HeroProps) {
  return (
    <section className={`arena ${styles.hero} ${styles.short}`}>
      <Picture
        art={art}
        alt={alt}
        sizes="100vw"
        priority
        mirrors
        className={art.mayMirror === false ? `${styles.art} ${styles.aside}` : styles.art}
      />
      <div className={`wrap ${styles.words}`}>{children}</div>
    </section>
  )
}

export const heroLead = styles.lead
