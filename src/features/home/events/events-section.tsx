import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { tonight, upcomingEvents } from '@/content/events/upcoming-events.ts'
import { Icon } from '@/ui/icon.tsx'
import { SectionHeading } from '@/ui/section-heading.tsx'
import { EventRow } from './event-row.tsx'
import styles from './events-section.module.css'
import { TonightBanner } from './tonight-banner.tsx'
import { TournamentBanner } from './tournament-banner.tsx'

const shownEvents = tonight ? 2 : 3
const next = upcomingEvents.filter((event) => event !== tonight)

export function EventsSection() {
  const { t } = useTranslation(['home-sections', 'common'])
  return (
    <section id="events" className={`section ${styles.events}`} aria-label={t('events.label')}>
      <div className={`wrap ${styles.stack}`}>
        {tonight && <TonightBanner event={tonight} />}
        <TournamentBanner isGold={!tonight} />
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
