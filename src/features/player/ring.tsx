import type { ReactNode } from 'react'
import { Ltr } from '@/ui/ltr.tsx'
import { buildArcs, type Slice, type SliceName } from './ring-slices.ts'
import styles from './ring.module.css'

type RingProps = {
  heading: string
  /** The figure in the middle of the ring, and its label. */
  figure: string
  word: string
  slices: readonly Slice[]
  nameOf: (name: SliceName) => ReactNode
}

/** A ring chart. The list beside it contains the same values as text. */
export function Ring({ heading, figure, word, slices, nameOf }: RingProps) {
  const { total, arcs } = buildArcs(slices)
  const gap = arcs.length > 1 ? total / 90 : 0
  return (
    <figure className={styles.ring}>
      <figcaption className={styles.heading}>{heading}</figcaption>
      <div className={styles.drawing}>
        <svg viewBox="0 0 120 120" aria-hidden="true">
          {arcs.map(({ name, count, start }) => (
            <circle
              key={name}
              data-slice={name}
              cx={60}
              cy={60}
              r={50}
              pathLength={total}
              strokeDasharray={`${count - gap} ${total - count + gap}`}
              strokeDashoffset={-(start + gap / 2)}
              transform="rotate(-90 60 60)"
            />
          ))}
        </svg>
        <p className={`note ${styles.middle}`}>
          <Ltr numeral className={styles.figure}>
            {figure}
          </Ltr>
          {word}
        </p>
      </div>
      <ul className={styles.legend}>
        {slices.map(({ name, count }) => (
          <li key={name} data-slice={name}>
            {nameOf(name)}
            <Ltr numeral>{String(count)}</Ltr>
          </li>
        ))}
      </ul>
    </figure>
  )
}
