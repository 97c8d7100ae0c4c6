import { linkOptions } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { getPhase } from '@/content/events/event-phase.ts'
import { events } from '@/content/events/events.ts'
import { useNow } from '@/platform/device/clock.ts'
import type { SearchOf } from '@/platform/search-params.ts'
import { HideScoresSwitch } from '@/shared/hide-scores-switch.tsx'
import { TabBar } from '@/shared/tab-bar.tsx'
import switches from '@/ui/form/switch.module.css'
import styles from './dashboard-page.module.css'
import { Following } from './following.tsx'
import { Greeting } from './greeting.tsx'
import { LiveBanner } from './live-banner.tsx'
import { LiveEvents } from './live-events.tsx'
import { PastEventSearch } from './past-event-search.tsx'
import { TopRanked } from './top-ranked.tsx'

type DashboardPageProps = { view: SearchOf<'/dashboard'> }

export function DashboardPage({ view }: DashboardPageProps) {
  const { t } = useTranslation(['dashboard', 'common'])
  const now = useNow()
  const live = events.find((event) => getPhase(event, now) === 'live')
  return (
    <>
      <Greeting />
      <Following now={now} />
      {live && <LiveBanner key={live.id} event={live} />}
      <section className={`wrap ${styles.events}`} aria-labelledby="events">
        <TabBar
          label={t('tabs.label')}
          tabs={['live', 'past'] as const}
          current={view.tab}
          nameOf={(tab) => t(`tabs.${tab}`)}
          linkTo={(tab) => linkOptions({ to: '/dashboard', search: { tab } })}
        />
        <HideScoresSwitch className={`${switches.switch} ${styles.hideScores}`}>
          {t('common:hideScores.switch')}
        </HideScoresSwitch>
        <h2 id="events" className="visually-hidden">
          {t(`tabs.${view.tab}`)}
        </h2>
        {view.tab === 'live' ? (
          <LiveEvents />
        ) : (
          <PastEventSearch sport={view.sport} query={view.q?.trim() ?? ''} />
        )}
      </section>
      <TopRanked />
    </>
  )
}
