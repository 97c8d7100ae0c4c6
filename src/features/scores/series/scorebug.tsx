import { useTranslation } from 'react-i18next'
import { languageFacts } from '@/contract/language.ts'
import { seriesTeams } from '@/content/matches/series.ts'
import type { InningsTotal, TeamCode } from '@/content/matches/types.ts'
import { scoreText } from '@/lib/format/score-text.ts'
import { Flag } from '@/ui/flag.tsx'
import { Icon } from '@/ui/icon.tsx'
import { Ltr } from '@/ui/ltr.tsx'
import { useLanguage } from '@/platform/i18n/language.ts'
import styles from './scorebug.module.css'

type ScorebugProps = {
  label: string
  date: string
  innings: readonly [InningsTotal, InningsTotal]
  /** The side whose score is highlighted. */
  winner: TeamCode
  footer?: string
  /** See `platform/device/hide-scores`. */
  scoreId: string
}

/** One match, with its sides in batting order. */
export function Scorebug({ label, date, innings, winner, footer, scoreId }: ScorebugProps) {
  const { t } = useTranslation('scores')
  return (
    <span className={`card ${styles.bug}`}>
      <span className={`ends note ${styles.head}`}>
        <span>{label}</span>
        <span>{date}</span>
      </span>
      {innings.map((total) => (
        <Side key={total.team} total={total} hasWon={total.team === winner} scoreId={scoreId} />
      ))}
      {footer !== undefined && (
        <span className={`note ${styles.foot}`}>
          <span data-hidden-score={scoreId}>{footer}</span>
          <span className={styles.hidden} data-reveal={scoreId}>
            <Icon name="eye-off" />
            {t('hidden.result')}
          </span>
        </span>
      )}
    </span>
  )
}

type SideProps = { total: InningsTotal; hasWon: boolean; scoreId: string }

function Side({ total, hasWon, scoreId }: SideProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { flag, name } = seriesTeams[total.team]
  return (
    <span className={styles.side} data-marked={hasWon || undefined}>
      <Flag src={flag} unknownLabel={t('unknownSide')} />
      <span className={styles.team}>
        {languageFacts[language].script === 'latin' ? (
          <abbr title={name[language]}>{total.team}</abbr>
        ) : (
          name[language]
        )}
      </span>
      <span className={styles.overs} data-hidden-score={scoreId} data-blank>
        <Ltr className="note">({total.overs})</Ltr>
      </span>
      <span className={styles.score} data-hidden-score={scoreId}>
        <Ltr numeral>{scoreText(total)}</Ltr>
      </span>
    </span>
  )
}
