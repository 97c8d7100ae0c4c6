import type { ReactNode } from 'react'
import { Ltr } from '@/ui/ltr.tsx'
import styles from './chain.module.css'

type ChainLink = { id: string; figure: string; unit: ReactNode; title: ReactNode; body: ReactNode }

/** Blocks, each linked to the previous one. */
export function Chain({ links }: { links: readonly ChainLink[] }) {
  return (
    <ol className={styles.chain}>
      {links.map(({ id, figure, unit, title, body }) => (
        <li key={id} className="stack gap-1">
          <p className="figure-3">
            <Ltr>{figure}</Ltr>
            <small className="note">{unit}</small>
          </p>
          <h3 className="title-3">{title}</h3>
          <p className="note">{body}</p>
        </li>
      ))}
    </ol>
  )
}
