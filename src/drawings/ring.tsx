import type { ReactNode } from 'react'
import type { Language } from '@/contract/language.ts'
import { formatNumber, formatPercent } from '@/lib/format/format.ts'
import { Ltr } from '@/ui/ltr.tsx'
import styles from './ring.module.css'

type RingProps = {
  /** The figure in the middle, and its label. */
  figure: string
  word?: ReactNode
  parts: readonly { name: string; label: ReactNode; count: number }[]
  language: Language
}

const outcomes = ['wins', 'losses', 'draws']

/** A ring chart. Wins have the colour that they have elsewhere. The list beside it has the same figures as text. */
export function Ring({ figure, word, parts, language }: RingProps) {
  const total = parts.reduce((sum, { count }) => sum + count, 0)
  const gap = parts.length > 1 ? Math.min(total / 90, ...parts.map(({ count }) => count / 2)) : 0
  return (
    <div className={styles.ring}>
      <div className={styles.drawing}>
        <svg viewBox="0 0 120 120" aria-hidden="true">
          {parts.map(({ name, count }, index) => {
            const start = parts.slice(0, index).reduce((sum, part) => sum + part.count, 0)
            return (
              <circle
                key={name}
                data-tone={outcomes.includes(name) ? name : index}
                cx={60}
                cy={60}
                r={50}
                pathLength={total}
                strokeDasharray={`${count - gap} ${total - count + gap}`}
                strokeDashoffset={-(start + gap / 2)}
                transform="rotate(-90 60 60)"
              />
            )
          })}
        </svg>
        <p className="note">
          <Ltr className="figure-4">{figure}</Ltr>
          {word}
        </p>
      </div>
      <ul className="ruled">
        {parts.map(({ name, label, count }, index) => (
          <li key={name} data-tone={outcomes.includes(name) ? name : index}>
            {label}
            <span className="note">{formatPercent(count / total, language)}</span>
            <Ltr numeral>{formatNumber(count, language)}</Ltr>
          </li>
        ))}
      </ul>
    </div>
  )
}
