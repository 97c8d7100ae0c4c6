import { recordedIds } from 'virtual:matches/recorded-ids'
import { useTranslation } from 'react-i18next'
import { formatDate } from '@/lib/format/format.ts'
import { hiddenScoreId, useIsHidden } from '@/platform/device/hide-scores.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { getStart } from '@/platform/live-scores/feed.ts'
import type { FeedMatch } from '@/platform/live-scores/feed.ts'
import { useLiveScores } from '@/platform/live-scores/use-live-scores.ts'
import { RevealButton, HiddenScoreBox } from '@/ui/overlays/hidden-score.tsx'
import { Tag } from '@/ui/tag.tsx'
import { FeedSides } from './feed-side.tsx'
import bug from './scorebug.module.css'
import styles from '../scores.module.css'

/** The finished matches of the feed. They come last in the list, because they arrive late and must shift nothing. */
export function FeedResults() {
  const { finished } = useLiveScores(recordedIds)
  return finished.map((match) => (
    <li key={match.id}>
      <FeedResult match={match} />
    </li>
  ))
}

export function FeedResult({ match }: { match: FeedMatch }) {
  const { t } = useTranslation(['live', 'common'])
  const language = useLanguage()
  const scoreId = hiddenScoreId('cricket', match.id)
  const isHidden = useIsHidden(scoreId)
  return (
    <div className={`card ${bug.bug} ${styles.feedResult}`}>
      <p className={`ends note ${bug.head}`}>
        <bdi>{match.series?.[language]}</bdi>
        <span>{formatDate(new Date(getStart(match)), language, 'dayMonth')}</span>
      </p>
      <FeedSides match={match} isHidden={isHidden} isShort />
      <HiddenScoreBox
        reveal={isHidden && <RevealButton of={scoreId}>{t('common:hideScores.show')}</RevealButton>}
      >
        <p className={`note ${bug.foot}`}>
          {match.isSample && <Tag tone="sample">{t('sample')}</Tag>}{' '}
          <bdi>{isHidden ? '\u00a0' : (match.result?.[language] ?? t('ended'))}</bdi>
        </p>
      </HiddenScoreBox>
    </div>
  )
}
