import { useTranslation } from 'react-i18next'
import type { InningsCard, InningsTotal } from '@/content/matches/types.ts'
import { accountedRuns } from '@/lib/cricket/figures.ts'
import styles from './scores.module.css'

type ProofProps = { total: InningsTotal; card: InningsCard }

/** Whether the published figures of an innings add up to its total. */
export function Proof({ total: { runs, extras }, card }: ProofProps) {
  const { t } = useTranslation('scores')
  const { batting, bowling } = accountedRuns(extras, card)
  const total = t('proof.runs', { count: runs })
  const batters = { what: t('proof.batting'), known: batting, total }
  const bowlers = { what: t('tabs.bowling'), known: bowling, total }
  return (
    <p className={`note ${styles.unpublished}`}>
      {batting === runs ? t('proof.whole', batters) : t('proof.part', { ...batters, count: runs - batting })}{' '}
      {/* Byes count against no bowler. */}
      {t(bowling === runs ? 'proof.whole' : 'proof.bowlingPart', bowlers)}
    </p>
  )
}
