import type { ReactNode } from 'react'
import type { Art } from '@/assets/art/art.ts'
import { Stats, type Stat } from '@/ui/stats.tsx'
import { Picture } from './picture.tsx'
import styles from './promo.module.css'

type PromoProps = {
  /** The anchor in the URL. */
  id?: string
  heading: ReactNode
  lead: ReactNode
  stats?: readonly Stat[]
  /** A cut-out picture, such as the phone, without a background. */
  art: Art
  /** `arena` stays dark in both schemes. */
  tone?: 'slab' | 'arena'
  /** The buttons. */
  children: ReactNode
}

/** A section with one offer, and a picture that extends beyond it. */
export function Promo({ id, heading, lead, stats, art, tone = 'slab', children }: PromoProps) {
  const headingId = id && `${id}-heading`
  return (
    <section id={id} aria-labelledby={headingId} className={`section ${tone}`}>
      <div className={`wrap ${styles.promo}`}>
        <div className={styles.words}>
          <h2 id={headingId}>{heading}</h2>
          <p className="lead">{lead}</p>
          {stats && <Stats stats={stats} />}
          <div className="row">{children}</div>
        </div>
        <Picture art={art} alt="" sizes="21rem" fit="contain" className={styles.picture} />
      </div>
    </section>
  )
}
