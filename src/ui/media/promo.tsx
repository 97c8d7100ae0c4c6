import type { ReactNode } from 'react'
import type { Art } from '@/assets/art/art.ts'
import { Picture } from './picture.tsx'
import styles from './promo.module.css'

type PromoProps = {
  heading: ReactNode
  lead: ReactNode
  /** A cut-out picture, such as the phone, without a background. */
  art: Art
  /** The buttons. */
  children: ReactNode
}

/** The gold section at the end of a page, with one offer. */
export function Promo({ heading, lead, art, children }: PromoProps) {
  return (
    <section className="section slab">
      <div className={`wrap ${styles.promo}`}>
        <div className={styles.words}>
          <h2>{heading}</h2>
          <p className={styles.lead}>{lead}</p>
          <div className={styles.buttons}>{children}</div>
        </div>
        <Picture art={art} alt="" sizes="21rem" fit="contain" className={styles.picture} />
      </div>
    </section>
  )
}
