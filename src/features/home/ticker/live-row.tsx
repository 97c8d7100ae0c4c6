import { Link } from '@tanstack/react-router'
import { useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { hiddenScoreId, useIsHidden } from '@/platform/device/hide-scores.ts'
import type { FeedMatch } from '@/platform/live-scores/feed.ts'
import type { LiveScores } from '@/platform/live-scores/live-scores.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { oversOf, scoreOf, teamsToName } from '@/shared/live/live-figures.ts'
import { LiveAnnouncements } from '@/shared/live/live-announcements.tsx'
import { LiveTag } from '@/shared/live/live-tag.tsx'
import { TeamName } from '@/shared/live/team-name.tsx'
import { useLiveStatus } from '@/shared/live/live-status.ts'
import { Ltr } from '@/ui/ltr.tsx'
import { Tag } from '@/ui/tag.tsx'
import { revealFirstItem } from './reveal-first-item.ts'
import styles from './live-row.module.css'

type LiveRowProps = { match: FeedMatch; scores: LiveScores; isAnnounced: boolean }

/** A live match on the ticker. Links to its score: the page reads the hash. */
export function LiveRow({ match, scores, isAnnounced }: LiveRowProps) {
  const { t } = useTranslation('live')
  const language = useLanguage()
  const row = useRef<HTMLLIElement>(null)
  const isHidden = useIsHidden(hiddenScoreId('cricket', match.id))
  const [side, other] = teamsToName(match, isHidden)
  const result = match.status === 'RESULT' && !isHidden ? match.result?.[language] : null
  const standing = useLiveStatus(match, scores)
  useLayoutEffect(() => (row.current ? revealFirstItem(row.current) : undefined), [])
  return (
    <li ref={row} className={styles.row}>
      <Link to="/live-scores" hash={match.id} className={`line plain-link ${styles.link}`}>
        <LiveTag match={match} standing={standing} />
        {match.isSample && <Tag tone="sample">{t('sample')}</Tag>}
        <b className={styles.side}>{result ? <bdi>{result}</bdi> : <TeamName side={side} />}</b>
        {!isHidden && !result && (
          <>
            <Ltr numeral className={styles.score}>
              {scoreOf(side) ?? ''}
            </Ltr>
            {oversOf(side) && <Ltr className={`soft wide-only ${styles.overs}`}>{`(${oversOf(side)})`}</Ltr>}
          </>
        )}
        {!result && (
          <span className={`soft wide-only ${styles.against}`}>
            {t('versus')} <TeamName side={other} />
          </span>
        )}
        {isHidden && <span className="soft">{t('hidden')}</span>}
      </Link>
      {isAnnounced && <LiveAnnouncements match={match} heardAt={scores.heardAt} />}
    </li>
  )
}
