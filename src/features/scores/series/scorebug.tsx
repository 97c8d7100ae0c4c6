import type { ReactNode } from 'react'
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
  const language = useLanguage()
  return (
    <span className={`card ${styles.bug}`}>
      <span className={`ends note ${styles.head}`}>
        <span>{label}</span>
        <span>{date}</span>
      </span>
      {innings.map((total) => {
        const { flag, name } = seriesTeams[total.team]
        const isLatin = languageFacts[language].script === 'latin'
        return (
          <BugSide
            key={total.team}
            flag={flag}
            name={isLatin ? <abbr title={name[language]}>{total.team}</abbr> : name[language]}
            overs={total.overs}
            isMarked={total.team === winner}
            scoreId={scoreId}
          >
            <Ltr numeral>{scoreText(total)}</Ltr>
          </BugSide>
        )
      })}
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

type BugSideProps = {
  flag: string | null
  name: ReactNode
  overs: string | null
  isMarked: boolean
  scoreId?: string
  /** The score. */
  children: ReactNode
}

export function BugSide({ flag, name, overs, isMarked, scoreId, children }: BugSideProps) {
  const { t } = useTranslation()
  return (
    <span className={styles.side} data-marked={isMarked || undefined}>
      <Flag src={flag} unknownLabel={t('unknownSide')} />
      <span className={styles.team}>{name}</span>
      <span className={styles.overs} data-hidden-score={scoreId} data-blank>
        <Ltr className="note">{overs && `(${overs})`}</Ltr>
      </span>
      <span className={styles.score} data-hidden-score={scoreId}>
        {children}
      </span>
    </span>
  )
}
