import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { SportsEvent } from '@/content/events/types.ts'
import { categoryName } from '@/content/category-name.ts'
import { CalendarLink } from '@/shared/calendar-link.tsx'
import { buttonClass } from '@/ui/button.ts'
import { Icon } from '@/ui/icon.tsx'
import { useLanguage } from '@/platform/i18n/language.ts'
import styles from './event-aside.module.css'
import { upcomingEventsOfSport, sportCalendar, sportFile } from './event-calendar.ts'
import { EventLedger } from './event-ledger.tsx'

/** Shown beside every tab: facts, the replay of a past event, and the sport's calendar. */
export function EventAside({ event }: { event: SportsEvent }) {
  const { t } = useTranslation('event')
  const language = useLanguage()
  const { sport, status } = event
  return (
    <aside className={`stack gap-6 ${styles.aside}`} aria-label={t('overview.facts')}>
      <EventLedger event={event} />
      {status === 'past' && (
        <div className="card box no-print">
          <Icon name="video" />
          <h2>{t('home.pastHeading')}</h2>
          <p className="note">{t('home.past')}</p>
          <Link to="/watch" className={buttonClass({ tone: 'tonal', size: 'small' })}>
            {t('home.enter')}
          </Link>
        </div>
      )}
      {upcomingEventsOfSport(sport).length > 0 && (
        <div className="no-print">
          <h2 className={styles.heading}>{t('calendar.links.heading')}</h2>
          <p className="note">{t('calendar.links.body')}</p>
          <CalendarLink
            file={sportFile(sport)}
            write={(writing) => sportCalendar(sport, writing)}
            className="link"
          >
            <Icon name="download" />
            {t('calendar.links.sport', { sport: categoryName(sport)[language] })}
          </CalendarLink>
        </div>
      )}
    </aside>
  )
}
