import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { recordedIds } from '@/content/matches/recorded-ids.gen.ts'
import type { InningsTotal, MatchResult, ResultWithoutScorecard, TeamCode } from '@/content/matches/types.ts'
import { findFlag } from '@/content/countries.ts'
import { allMatches } from '@/content/matches/all-matches.ts'
import { seriesTeams } from '@/content/matches/series.ts'
import { BugSide, Scorebug } from '@/drawings/cricket/scorebug.tsx'
import { formatDate } from '@/lib/format/format.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { hiddenScoreId } from '@/platform/device/hide-scores.ts'
import type { SearchOf } from '@/platform/search-params.ts'
import { FinishedMatches } from '@/live/on-demand.tsx'
import { scoreText } from '@/lib/format/score-text.ts'
import { TeamName } from '@/shared/cricket/team-name.tsx'
import { RevealButton, HiddenScoreBox } from '@/ui/overlays/hidden-score.tsx'
import { cricketers } from '@/content/matches/cricketers.ts'
import { Icon } from '@/ui/icon.tsx'
import { Ltr } from '@/ui/ltr.tsx'
import styles from '../scores.module.css'
import { useMatchTexts } from '../use-match-texts.ts'
import { Unknown } from '@/shared/cricket/unknown.tsx'

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
      <ul ref={list} className={`scroll-row gap-2 ${styles.bugs}`}>
        {allMatches.map((match) => (
          <li key={match.startsAt}>
            {match.id === null ? (
              <ResultWithoutScorecardRow match={match} />
            ) : (
              <MatchLink result={match} place={place} />
            )}
          </li>
        ))}
        <FinishedMatches recorded={recordedIds} findFlag={findFlag} />
      </ul>
    </nav>
  )
}

function MatchLink({ result, place }: MatchListProps & { result: MatchResult }) {
  const { t } = useTranslation('scores')
  const language = useLanguage()
  const { title, outcome } = useMatchTexts(result)
  const scoreId = hiddenScoreId('cricket', result.id)
  return (
    <Link
      to="/live-scores"
      search={{ match: result.id, tab: place.tab }}
      resetScroll={false}
      className={styles.match}
      data-match={result.id}
      activeOptions={{ exact: true }}
      aria-current={result.id === place.match ? 'true' : undefined}
    >
      <Scorebug
        head={<Head title={title} date={formatDate(new Date(result.startsAt), language, 'dayMonth')} />}
        foot={
          <>
            <span data-hidden-score={scoreId}>{outcome}</span>
            <span className="inline gap-2" data-reveal={scoreId}>
              <Icon name="eye-off" />
              {t('hidden.result')}
            </span>
          </>
        }
      >
        <Sides {...result} scoreId={scoreId} />
      </Scorebug>
    </Link>
  )
}

function Head({ title, date }: { title: string | undefined; date: string }) {
  return (
    <>
      <bdi>{title}</bdi>
      <span>{date}</span>
    </>
  )
}

type SidesProps = { innings: readonly InningsTotal[]; winner: TeamCode; scoreId: string }

/** The sides in batting order. */
function Sides({ innings, winner, scoreId }: SidesProps) {
  const { t } = useTranslation('common')
  return innings.map((total) => (
    <BugSide
      key={total.team}
      flag={seriesTeams[total.team].flag}
      unknownLabel={t('unknownSide')}
      name={<TeamName side={seriesTeams[total.team]} />}
      overs={total.overs}
      isMarked={total.team === winner}
      scoreId={scoreId}
    >
      <Ltr numeral>{scoreText(total)}</Ltr>
    </BugSide>
  ))
}

/** The known facts of a match without a scorecard. It cannot be selected, and says so. */
function ResultWithoutScorecardRow({ match }: { match: ResultWithoutScorecard }) {
  const { t } = useTranslation(['scores', 'common'])
  const language = useLanguage()
  const { title, outcome, toss } = useMatchTexts(match)
  const scoreId = hiddenScoreId('cricket', `${match.number}`)
  const { playerOfMatch } = match
  return (
    <div id={`match-${match.number}`}>
      <Scorebug
        head={<Head title={title} date={formatDate(new Date(match.startsAt), language, 'dayMonth')} />}
        foot={
          <details>
            <summary className="ends">
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
        }
      >
        <Sides {...match} scoreId={scoreId} />
      </Scorebug>
    </div>
  )
}
