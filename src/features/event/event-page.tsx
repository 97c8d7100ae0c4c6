import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { EventId } from '@/content/event-ids.ts'
import { findEvent } from '@/content/events.ts'
import { isCombat } from '@/content/sports.ts'
import layout from '@/ui/layout.module.css'
import tabStyles from '@/ui/tabs.module.css'
import { EventAside } from './event-aside.tsx'
import { EventHero } from './event-hero.tsx'
import styles from './event-page.module.css'
import { eventTab, type EventTab } from './event-view.ts'
import { FightCard } from './fight-card.tsx'
import { EventHighlights } from './event-highlights.tsx'
import { Overview } from './overview.tsx'
import { EventStatistics } from './event-statistics.tsx'

type EventPageProps = { id: EventId; tab: EventTab }

const panels = {
  overview: Overview,
  card: FightCard,
  highlights: EventHighlights,
  statistics: EventStatistics,
} satisfies Record<EventTab, unknown>

export function EventPage({ id, tab }: EventPageProps) {
  const { t } = useTranslation('event')
  const event = findEvent(id)
  if (!event) return null
  const Panel = panels[tab]
  const label = (each: EventTab) =>
    t(each === 'card' && !isCombat(event.sport) ? 'tabs.matchCard' : `tabs.${each}`)
  return (
    <>
      <EventHero event={event} />
      <div className={`${layout.wrap} ${styles.body}`}>
        <nav className={`${tabStyles.tabs} ${styles.tabs}`} aria-label={t('tabs.label')}>
          {eventTab.words.map((each) => (
            <Link
              key={each}
              to="/event/$eventId"
              params={{ eventId: id }}
              search={eventTab.search(each)}
              resetScroll={false}
              activeOptions={{ exact: true }}
              aria-current={each === tab ? 'page' : undefined}
            >
              {label(each)}
            </Link>
          ))}
        </nav>
        <div className={styles.columns}>
          <div className={styles.main}>
            <Panel event={event} />
          </div>
          <EventAside event={event} />
        </div>
      </div>
    </>
  )
}
