import { useTranslation } from 'react-i18next'
import type { InningsCard, InningsTotal } from '@/content/matches/types.ts'
import { accountedRuns } from '@/lib/cricket/accounted-runs.ts'
import styles from './scores.module.css'

type ProofProps = { total: InningsTotal; card: InningsCard }

/** Whether the published figures of an innings add up to its total. */
export function Proof({ total: { runs: total, extras }, card }: ProofProps) {
  const { t } = useTranslation('scores')
  const { batting, bowling } = accountedRuns(extras, card)
  const line = (what: string, known: number) =>
    known === total
      ? t('proof.whole', { what, known, total })
      : t('proof.part', { what, known, total, count: total - known })
  return (
    <p className={`note ${styles.unpublished}`}>
      {line(t('proof.batting'), batting)} {line(t('tabs.bowling'), bowling)}
    </p>
  )
}
