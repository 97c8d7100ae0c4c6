import type { ReactNode } from 'react'
import type { Language } from '@/contract/language.ts'
import { formatNumber } from '@/lib/format/format.ts'
import { Ltr } from '@/ui/ltr.tsx'
import styles from './tier-ladder.module.css'

type TierLadderProps = {
  /** Lowest first, in points. The highest has no end. */
  tiers: readonly { id: string; name: ReactNode; from: number; to: number | null }[]
  language: Language
  /** The visitor's tier. */
  here: string
}

/** The four tiers of the rewards programme as rising bars. */
export function TierLadder({ tiers, language, here }: TierLadderProps) {
  return (
    <ol className={styles.ladder}>
      {tiers.map(({ id, name, from, to }) => (
        <li key={id} aria-current={id === here || undefined}>
          <b>{name}</b>
          <Ltr numeral>
            {formatNumber(from, language) + (to === null ? '+' : `–${formatNumber(to, language)}`)}
          </Ltr>
        </li>
      ))}
    </ol>
  )
}
