import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { recordedIds } from 'virtual:matches/recorded-ids'
import type { MatchResult, ResultWithoutScorecard } from '@/content/matches/types.ts'
import { allMatches } from '@/content/matches/all-matches.ts'
import { scoresUrl } from '@/contract/score-feed.ts'
import { formatDate } from '@/lib/format/format.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { hiddenScoreId, useIsHidden } from '@/platform/device/hide-scores.ts'
import type { SearchOf } from '@/platform/search-params.ts'
import { getStart, type FeedMatch } from '@/platform/live-scores/feed.ts'
import { useLiveScores } from '@/platform/live-scores/use-live-scores.ts'
import { RevealButton, HiddenScoreBox } from '@/ui/overlays/hidden-score.tsx'
import { Tag } from '@/ui/tag.tsx'
import { cricketers } from '@/content/matches/cricketers.ts'
import { Icon } from '@/ui/icon.tsx'
import { Ltr } from '@/ui/ltr.tsx'
import { Scorebug } from './scorebug.tsx'
import styles from '../scores.module.css'
import { useMatchTexts } from '../use-match-texts.ts'
import { FeedSides } from './feed-side.tsx'
import bug from './scorebug.module.css'
import { Unknown } from '../unknown.tsx'

const edge = 12

type MatchListProps = { place: SearchOf<'/live-scores'> }

/** The whole series, newest first. Only the five matches with a scorecard can be chosen. */
export function MatchList({ place }: MatchListProps) {
  const { t } = useTranslation('scores')
  const list = useRef<HTMLUListElement>(null)

  // On a phone the list scrolls horizontally, so the selected match may be out of view.
  useEffect(() => {
    const chosen = list.current?.querySelector(`[data-match="${place.match}"]`)
    if (list.current && chosen instanceof HTMLElement) {
      const { left, right } = chosen.getBoundingClientRect()
      const row = list.current.getBoundingClientRect()
      if (left < row.left) list.current.scrollBy({ left: left - row.left - edge, behavior: 'instant' })
      if (right > row.right) list.current.scrollBy({ left: right - row.right + edge, behavior: 'instant' })
    }
  }, [place.match])

  return (
    <nav className="no-print" aria-label={t('matches')}>
      <ul ref={list} className={styles.bugs}>
        {allMatches.map((match) => (
          <li key={match.startsAt}>
            {match.id === null ? (
              <ResultWithoutScorecardRow match={match} />
            ) : (
              <MatchLink result={match} place={place} />
            )}
          </li>
        ))}
        {scoresUrl && <FeedResults />}
      </ul>
    </nav>
  )
}

function MatchLink({ result, place }: MatchListProps & { result: MatchResult }) {
  const language = useLanguage()
  const { title, outcome } = useMatchTexts(result)
  return (
    <Link
      to="/live-scores"
      search={{ match: result.id, tab: place.tab }}
      resetScroll={false}
      className={styles.bugLink}
      data-match={result.id}
      activeOptions={{ exact: true }}
      aria-current={result.id === place.match ? 'true' : undefined}
    >
      <Scorebug
        label={title}
        date={formatDate(new Date(result.startsAt), language, 'dayMonth')}
        innings={result.innings}
        winner={result.winner}
        footer={outcome}
        scoreId={hiddenScoreId('cricket', result.id)}
      />
    </Link>
  )
}

/** The finished matches of the feed. They come last in the list, because they arrive late and must shift nothing. */
function FeedResults() {
  const { finished } = useLiveScores(recordedIds)
  return finished.map((match) => (
    <li key={match.id}>
      <FeedResult match={match} />
    </li>
  ))
}

function FeedResult({ match }: { match: FeedMatch }) {
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

/** The known facts of a match without a scorecard. It cannot be selected, and says so. */
function ResultWithoutScorecardRow({ match }: { match: ResultWithoutScorecard }) {
  const { t } = useTranslation(['scores', 'common'])
  const language = useLanguage()
  const { title, outcome, toss } = useMatchTexts(match)
  const scoreId = hiddenScoreId('cricket', `${match.number}`)
  const { playerOfMatch } = match
  return (
    <div id={`match-${match.number}`} className={`note ${styles.uncarded}`}>
      <Scorebug
        label={title}
        date={formatDate(new Date(match.startsAt), language, 'dayMonth')}
        innings={match.innings}
        winner={match.winner}
        scoreId={scoreId}
      />
      {/* In place of the foot, because on a phone all cards are as tall as the tallest. */}
      <details>
        <summary>
          {t('uncarded.short')}
          <Icon name="chevron-down" />
        </summary>
        <HiddenScoreBox reveal={<RevealButton of={scoreId}>{t('common:hideScores.show')}</RevealButton>}>
          <p data-hidden-score={scoreId}>
            <strong>{outcome}</strong>
            <br />
            {toss}
            <br />
            {t('playerOfMatch')}
            {': '}
            {playerOfMatch ? (
              <>
                <bdi>{cricketers[playerOfMatch.player][language]}</bdi>{' '}
                <Ltr>{playerOfMatch.figures.join(', ')}</Ltr>
              </>
            ) : (
              <Unknown />
            )}
          </p>
        </HiddenScoreBox>
        <p>{t('uncarded.reason')}</p>
      </details>
    </div>
  )
}
