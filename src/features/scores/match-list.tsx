import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { results } from '@/content/matches/series.ts'
import type { MatchId, MatchResult } from '@/content/matches/types.ts'
import { formatDate } from '@/platform/words/format.ts'
import { useLanguage } from '@/platform/words/language.ts'
import { spoilerOf } from '@/platform/device/spoilers.ts'
import { Scorebug } from './scorebug.tsx'
import { scoresView } from './scores-view.ts'
import styles from './scores.module.css'
import { useMatchTexts } from './use-match-texts.ts'

/** Pixels that stay free beside the chosen match. */
const edge = 12

type MatchListProps = { selected: MatchId }

/** The five results, newest first. */
export function MatchList({ selected }: MatchListProps) {
  const { t } = useTranslation('scoreboard')
  const list = useRef<HTMLUListElement>(null)

  // On a phone the list is a row: a shared address may have chosen one beyond its edge.
  useEffect(() => {
    const chosen = list.current?.querySelector(`[data-match="${selected}"]`)
    if (list.current && chosen instanceof HTMLElement) {
      const { left, right } = chosen.getBoundingClientRect()
      const row = list.current.getBoundingClientRect()
      if (left < row.left) list.current.scrollBy({ left: left - row.left - edge, behavior: 'instant' })
      if (right > row.right) list.current.scrollBy({ left: right - row.right + edge, behavior: 'instant' })
    }
  }, [selected])

  return (
    <nav aria-label={t('matches')}>
      <ul ref={list} className={styles.bugs}>
        {results.map((result) => (
          <li key={result.id}>
            <MatchLink result={result} isSelected={result.id === selected} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

function MatchLink({ result, isSelected }: { result: MatchResult; isSelected: boolean }) {
  const language = useLanguage()
  const { title, outcome } = useMatchTexts(result)
  return (
    <Link
      to="/live-scores"
      search={scoresView.search({ match: result.id })}
      resetScroll={false}
      className={styles.bugLink}
      data-match={result.id}
      activeOptions={{ exact: true }}
      aria-current={isSelected ? 'true' : undefined}
    >
      <Scorebug
        label={title}
        date={formatDate(new Date(result.startsAt), language, 'dayMonth')}
        innings={result.innings}
        winner={result.winner}
        footer={outcome}
        told={spoilerOf('cricket', result.id)}
      />
    </Link>
  )
}
