import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { findFlag } from '@/content/countries.ts'
import type { FeedTeam } from '@/platform/live-scores/feed.ts'
import { oversOf, scoreOf } from '@/shared/live/live-figures.ts'
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
