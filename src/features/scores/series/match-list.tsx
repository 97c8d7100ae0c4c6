import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { MatchResult } from '@/content/matches/types.ts'
import { allMatches } from '@/content/matches/all-matches.ts'
import { scoresUrl } from '@/contract/score-feed.ts'
import { formatDate } from '@/lib/format/format.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { hiddenScoreId } from '@/platform/device/hide-scores.ts'
import type { SearchOf } from '@/platform/search-params.ts'
import { FeedResults } from './feed-results.tsx'
import { Scorebug } from './scorebug.tsx'
import styles from '../scores.module.css'
import { ResultWithoutScorecardRow } from './result-without-scorecard-row.tsx'
import { useMatchTexts } from '../use-match-texts.ts'

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
