import { linkOptions } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { EventId } from '@/content/events/event-ids.ts'
import { isCancelled } from '@/content/events/card-change.ts'
import { findEvent } from '@/content/events/events.ts'
import { isCombat } from '@/content/sports.ts'
import { deferred } from '@/platform/hydration/deferred.tsx'
import type { SearchOf } from '@/platform/search-params.ts'
import { HideScoresSwitch } from '@/shared/hide-scores-switch.tsx'
import switches from '@/ui/form/switch.module.css'
import { TabBar } from '@/shared/tab-bar.tsx'
import { ButtonLink } from '@/ui/button.tsx'
import { Ltr } from '@/ui/ltr.tsx'
import { CopyResults } from './copy-results.tsx'
import { EventAside } from './event-aside.tsx'
import { EventHero } from './event-hero.tsx'
import styles from './event-page.module.css'
import { EventHighlights } from './event-highlights.tsx'
import { EventStatistics } from './event-statistics.tsx'
import { cardOf, listedCardOf } from '@/content/bouts/records.ts'
import type { SportsEvent } from '@/content/events/types.ts'
import { useScrollToHash } from '@/platform/hydration/scroll-to-hash.ts'
import { EventBouts } from './event-bout.tsx'

const Overview = deferred(() => import('./overview.tsx'), 'Overview')

const tabs = ['overview', 'card', 'highlights', 'statistics'] as const
type EventTab = SearchOf<'/event/$eventId'>['tab']

type EventPageProps = { id: EventId; tab: EventTab }

const panels = {
  overview: Overview,
  card: FightCard,
  highlights: EventHighlights,
  statistics: EventStatistics,
} satisfies Record<EventTab, unknown>

export function EventPage({ id, tab }: EventPageProps) {
  const { t } = useTranslation(['event', 'common'])
  const event = findEvent(id)
  if (!event) return null
  const Panel = panels[tab]
  const label = (each: EventTab) =>
    t(each === 'card' && !isCombat(event.sport) ? 'tabs.matchCard' : `tabs.${each}`)
  return (
    <>
      <EventHero event={event} />
      {event.status !== 'past' && !isCancelled(event) && <HowToWatch />}
      <div className={`wrap ${styles.body}`}>
        <TabBar
          label={t('tabs.label')}
          tabs={tabs}
          current={tab}
          nameOf={label}
          linkTo={(each) =>
            linkOptions({ to: '/event/$eventId', params: { eventId: id }, search: { tab: each } })
          }
        />
        <div className={`split ${styles.columns}`}>
          <div className="stack gap-6">
            {event.status === 'past' && (
              <div className="row">
                <HideScoresSwitch className={switches.switch}>
                  {t('common:hideScores.switch')}
                </HideScoresSwitch>
                <CopyResults event={event} />
              </div>
            )}
            <Panel event={event} />
          </div>
          <EventAside event={event} />
        </div>
      </div>
    </>
  )
}

const steps = ['app', 'code', 'screen'] as const

/** The three steps to the stream, beside the start times. */
function HowToWatch() {
  const { t } = useTranslation(['event', 'demo'])
  return (
    <section className="tone no-print" aria-labelledby="watching">
      <div className={`wrap row ${styles.band}`}>
        <h2 id="watching" className="title-3">
          {t('demo:watching.heading')}
        </h2>
        <ol className="flow gap-4">
          {steps.map((step, index) => (
            <li key={step}>
              <Ltr numeral>{String(index + 1)}</Ltr> {t(`demo:watching.${step}`)}
            </li>
          ))}
        </ol>
        <ButtonLink to="/watch" tone="tonal" size="small">
          {t('enterCode')}
        </ButtonLink>
      </div>
    </section>
  )
}

/** All bouts of the event, the main bout first. */
function FightCard({ event }: { event: SportsEvent }) {
  const { t } = useTranslation(['event', 'demo'])
  useScrollToHash()
  const [main] = cardOf(event.id)
  const others = listedCardOf(event.id).filter((bout) => bout !== main)
  return (
    <section className="stack" aria-labelledby="card">
      <h2 id="card" className="visually-hidden">
        {t(isCombat(event.sport) ? 'tabs.card' : 'tabs.matchCard')}
      </h2>
      {main?.kind === 'combat' && event.status !== 'past' && <p className="note">{t('demo:start.note')}</p>}
      {main ? <EventBouts bouts={[main, ...others]} main={main} /> : <p className="lead">{t('card.none')}</p>}
    </section>
  )
}
