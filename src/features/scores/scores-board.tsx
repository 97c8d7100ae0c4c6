import { Link } from '@tanstack/react-router'
import { memo, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { scoresUrl } from '@/contract/score-feed.ts'
import tabStyles from '@/ui/tabs.module.css'
import { Fixtures } from './fixtures.tsx'
import { LiveSlot } from './live-slot.tsx'
import { MatchDetail } from './match-detail.tsx'
import { MatchList } from './match-list.tsx'
import { PointsTable } from './points-table.tsx'
import { scoresPart, scoresView, type ScoresView } from './scores-view.ts'
import styles from './scores.module.css'

type ScoresBoardProps = { place: ScoresView }

/**
 * Everything below the heading. Each view is a link, so that it can be shared. Drawn again only for another place: React
 * throws a prerendered card away that is to be drawn anew before its figures are there.
 */
export const ScoresBoard = memo(function ScoresBoard({ place }: ScoresBoardProps) {
  const { t } = useTranslation('scoreboard')
  return (
    <>
      {scoresUrl && <LiveSlot />}
      <nav className={tabStyles.tabs} aria-label={t('views.label')}>
        {scoresPart.words.map((view) => (
          <Link
            key={view}
            to="/live-scores"
            search={scoresView.search({ view })}
            resetScroll={false}
            activeOptions={{ exact: true }}
            aria-current={view === place.view ? 'page' : undefined}
          >
            {t(`views.${view}`)}
          </Link>
        ))}
      </nav>
      {place.view === 'results' && (
        <div className={styles.results}>
          <MatchList selected={place.match} />
          <Suspense fallback={<div className={styles.opening} />}>
            <MatchDetail place={place} />
          </Suspense>
        </div>
      )}
      {place.view === 'fixtures' && <Fixtures />}
      {place.view === 'points' && <PointsTable />}
    </>
  )
})
