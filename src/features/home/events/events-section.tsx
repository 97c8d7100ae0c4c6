import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { isCancelled } from '@/content/events/card-change.ts'
import { upcomingEvents } from '@/content/events/upcoming-events.ts'
import { Icon } from '@/ui/icon.tsx'
import { SectionHeading } from '@/ui/section-heading.tsx'
import { EventRow } from './event-row.tsx'
import styles from './events-section.module.css'
import { TonightBanner } from './tonight-banner.tsx'
import { TournamentBanner } from './tournament-banner.tsx'

const today = upcomingEvents.find((event) => event.dayOffset === 0 && !isCancelled(event))
const shownEvents = today ? 2 : 3
const next = upcomingEvents.filter((event) => event !== today)

export function EventsSection() {
  const { t } = useTranslation(['home-sections', 'common'])
  return (
    <section id="events" className={`section ${styles.events}`} aria-label={t('events.label')}>
      <div className={`wrap ${styles.stack}`}>
        {today && <TonightBanner event={today} />}
        <TournamentBanner isGold={!today} />
        <div>
          <SectionHeading label={t('events.label')} heading={t('events.heading')}>
            <Link to="/events" className="link">
              {t('events.all')}
              <Icon name="arrow-forward" />
            </Link>
          </SectionHeading>
          <ul className={styles.rundown}>
            {next.slice(0, shownEvents).map((event) => (
              <li key={event.id}>
                <EventRow event={event} />
              </li>
            ))}
          </ul>
          <p className={`note ${styles.sample}`}>{t('common:sampleData')}</p>
        </div>
      </div>
    </section>
  )
}
