import type { ReactNode } from 'react'
import { Marks, type Mark } from '@/ui/blocks/marks.tsx'
import { Later } from '@/ui/later.tsx'
import styles from './banner.module.css'

type BannerProps = {
  id: string
  tags: ReactNode
  title: ReactNode
  note: ReactNode
  facts: readonly Mark[]
  /** At most one in view. */
  isGold: boolean
  /** The countdown and the buttons. */
  children: ReactNode
}

/** A large event with its countdown. */
export function Banner({ id, tags, title, note, facts, isGold, children }: BannerProps) {
  return (
    <article className="card headed" aria-labelledby={id}>
      <div className="stack gap-3 padded">
        <p className="row">{tags}</p>
        <h2 id={id} className="title-2">
          {title}
        </h2>
        {note}
        <Marks items={facts} />
      </div>
      <div className={`row ends padded ${isGold ? 'slab' : 'tone'}`}>{children}</div>
    </article>
  )
}

type CountdownProps = {
  /** Null until the visitor's clock is known. */
  figure: ReactNode
  label: ReactNode
  unit?: ReactNode
}

export function Countdown({ figure, label, unit }: CountdownProps) {
  return (
    <div>
      <p className="label">{label}</p>
      <p className={`${unit ? 'figure-2' : 'figure-3'} ${styles.count}`}>
        <Later>
          {figure && (
            <>
              {figure}
              {unit && <span className="label">{unit}</span>}
            </>
          )}
        </Later>
      </p>
    </div>
  )
}
