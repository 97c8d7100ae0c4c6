import type { ReactNode } from 'react'
import { Ltr } from '@/ui/ltr.tsx'
import styles from './tier-ladder.module.css'

type TierLadderProps = {
  /** Lowest first. */
  tiers: readonly { id: string; name: ReactNode; range: string }[]
  label?: string
  /** The visitor's tier. */
  here?: string
}

/** The four tiers of the rewards programme as rising bars. */
export function TierLadder({ tiers, label, here }: TierLadderProps) {
  return (
    <ol className={styles.ladder} aria-label={label}>
      {tiers.map(({ id, name, range }) => (
        <li key={id} aria-current={id === here || undefined}>
          <b>{name}</b>
          <Ltr numeral>{range}</Ltr>
        </li>
      ))}
    </ol>
  )
}
