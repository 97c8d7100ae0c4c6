import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { findFlag } from '@/content/countries.ts'
import type { FeedMatch, FeedTeam } from '@/platform/live-scores/feed.ts'
import { oversOf, roundOf, scoreOf } from '@/shared/live/live-figures.ts'
import { TeamName } from '@/shared/live/team-name.tsx'
import { Flag } from '@/ui/flag.tsx'
import { Ltr } from '@/ui/ltr.tsx'
import styles from '../scores.module.css'
import bug from './scorebug.module.css'

type FeedSideProps = {
  side: FeedTeam
  isHidden: boolean
  /** Whether its score is highlighted. */
  isMarked?: boolean
  /** Its name. */
  children: ReactNode
}

/** A side of the feed in a scorebug. */
export function FeedSide({ side, isHidden, isMarked = false, children }: FeedSideProps) {
  const { t } = useTranslation('common')
  const overs = oversOf(side)
  return (
    <p className={bug.side} data-marked={isMarked || undefined}>
      <Flag src={findFlag(side.flag)} unknownLabel={t('unknownSide')} />
      <span className={`${bug.team} ${styles.feedSide}`}>{children}</span>
      <Ltr className={`note ${bug.overs}`}>{overs && !isHidden ? `(${overs})` : ''}</Ltr>
      <span className={bug.score}>
        <Ltr numeral>{isHidden ? '' : (scoreOf(side) ?? '\u2013')}</Ltr>
      </span>
    </p>
  )
}

/** A line for each super over, below the score, which stays the tie. */
export function SuperOvers({ match }: { match: FeedMatch }) {
  const { t } = useTranslation('live')
  return Array.from({ length: roundOf(match) }, (_, index) => index + 1).map((round) => (
    <p key={round} className={`note ${bug.foot}`}>
      <span className="flow gap-2">
        {t('superOver')}
        {match.teams.map((side, index) => (
          <span key={index}>
            <TeamName side={side} /> <Ltr numeral>{scoreOf(side, round) ?? '\u2013'}</Ltr>{' '}
            {side.innings[round] && <Ltr>{`(${oversOf(side, round)})`}</Ltr>}
          </span>
        ))}
      </span>
    </p>
  ))
}
