import { recordedIds } from '@/content/matches/recorded-ids.gen.ts'
import { linkOptions } from '@tanstack/react-router'
import { memo, Suspense, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SearchOf } from '@/platform/search-params.ts'
import { TabBar } from '@/shared/tab-bar.tsx'
import { FixtureList } from './series/fixture-list.tsx'
import { findFlag } from '@/content/countries.ts'
import { LiveMatches } from '@/live/on-demand.tsx'
import { MatchDetail } from './match-detail.tsx'
import { MatchList } from './series/match-list.tsx'
import { PointsTableView } from './series/points-table-view.tsx'
import styles from './scores.module.css'

/**
 * The board below the heading. Memoised: React discards the prerendered card if it is re-rendered before its data is
 * loaded.
 */
export const ScoresBoard = memo(function ScoresBoard({ place }: { place: SearchOf<'/live-scores'> }) {
  const { t } = useTranslation('scores')
  const panel = useId()
  const [opened] = useState(place)
  const isOpening = place === opened
  return (
    <>
      <LiveMatches recorded={recordedIds} findFlag={findFlag} />
      <TabBar
        label={t('views.label')}
        tabs={['results', 'fixtures', 'points'] as const}
        current={place.view}
        nameOf={(view) => t(`views.${view}`)}
        linkTo={(view) => linkOptions({ to: '/live-scores', search: { ...place, view } })}
        panel={panel}
        isLinked={isOpening && place.view !== 'results'}
      />
      <div id={panel}>
        {place.view === 'results' && (
          <div className={`grid gap-5 ${styles.results}`}>
            <MatchList place={place} />
            <Suspense fallback={<div className={styles.opening} />}>
              <MatchDetail place={place} isOpening={isOpening} />
            </Suspense>
          </div>
        )}
        {place.view === 'fixtures' && <FixtureList />}
        {place.view === 'points' && <PointsTableView />}
      </div>
    </>
  )
})
