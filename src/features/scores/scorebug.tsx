import { useTranslation } from 'react-i18next'
import { teams } from '@/content/matches/series.ts'
import type { InningsTotal, TeamCode } from '@/content/matches/types.ts'
import { Flag } from '@/ui/flag.tsx'
import { Ltr } from '@/ui/ltr.tsx'
import { useLanguage } from '@/platform/language.ts'
import { scoreText } from './cricket-figures.ts'
import styles from './scorebug.module.css'

type ScorebugProps = {
  label: string
  date: string
  innings: readonly [InningsTotal, InningsTotal]
  /** Its score is lit. */
  winner: TeamCode
  footer: string
}

/** One match, two sides, in the order of batting. */
export function Scorebug({ label, date, innings, winner, footer }: ScorebugProps) {
  return (
    <span className={styles.bug}>
      <span className={styles.head}>
        <span>{label}</span>
        <span>{date}</span>
      </span>
      {innings.map((total) => (
        <Side key={total.team} total={total} hasWon={total.team === winner} />
      ))}
      <span className={styles.foot}>{footer}</span>
    </span>
  )
}

function Side({ total, hasWon }: { total: InningsTotal; hasWon: boolean }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { flag, name } = teams[total.team]
  return (
    <span className={styles.side} data-won={hasWon || undefined}>
      <Flag src={flag} unknownLabel={t('unknownSide')} />
      <span className={styles.team}>
        {language === 'en' ? <abbr title={name.en}>{total.team}</abbr> : name[language]}
      </span>
      <Ltr className={styles.overs}>({total.overs})</Ltr>
      <span className={styles.score}>
        <Ltr numeral>{scoreText(total)}</Ltr>
      </span>
    </span>
  )
}
