import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { changeTag } from '@/content/events/change-tag.ts'
import { getPhase } from '@/content/events/event-phase.ts'
import { statusOf } from '@/content/events/event-status.ts'
import { tonight, upcomingEvents, scheduleOf, type UpcomingEvent } from '@/content/events/upcoming-events.ts'
import { formatDate, formatNumber } from '@/lib/format/format.ts'
import { formatVenueTime, venueDate } from '@/lib/format/venue-date.ts'
import { useNow } from '@/platform/device/clock.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { EventStatus } from '@/shared/event-status.tsx'
import { Icon } from '@/ui/icon.tsx'
import { SectionHeading } from '@/ui/section-heading.tsx'
import { Tag } from '@/ui/tag.tsx'
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

/** A row of the upcoming events. */
function EventRow({ event }: { event: UpcomingEvent }) {
  const { t } = useTranslation('home-sections')
  const language = useLanguage()
  const now = useNow()
  const change = changeTag(event)
  const { title, matchup, venue, city, attendance } = event
  const status = statusOf(event, language)
  const isLive = getPhase(scheduleOf(event), now) === 'live'
  const date = now && venueDate(now, event.dayOffset)
  return (
    <article className={styles.row}>
      {/* The date depends on the visitor's clock; its space is reserved until then. */}
      <p className={styles.date}>
        <span className={styles.day}>{date ? formatDate(date, language, 'day') : '\u00a0'}</span>
        <span className={`label ${styles.month}`}>
          {date ? formatDate(date, language, 'month') : '\u00a0'}
        </span>
      </p>
      <div className={styles.text}>
        <div className="row">
          <h3>
            <Link to="/event/$eventId" params={{ eventId: event.id }} className="plain-link">
              {title[language]}
            </Link>
          </h3>
          {change && <Tag>{change[language]}</Tag>}
          {isLive && <Tag tone="live">{t('events.live')}</Tag>}
          {status && <EventStatus {...status} />}
        </div>
        <p className="soft">{matchup[language]}</p>
        <p className={`flow note marks ${styles.meta}`}>
          <span>
            <Icon name="place" />
            {venue[language]} · {city[language]}
          </span>
          <span>
            <Icon name="clock" />
            {t(event.dayOffset === 0 ? 'events.tonight' : 'events.venueTime', {
              time: formatVenueTime(event.timeUtc, language),
            })}
          </span>
          <span>
            <Icon name="crowd" />
            {t('events.expected', { number: formatNumber(attendance, language) })}
          </span>
        </p>
      </div>
    </article>
  )
}
