import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { getPhase } from '@/content/events/event-phase.ts'
import { watchEvents, type WatchPageEvent } from '@/content/events/watch-events.ts'
import { useNow } from '@/platform/device/clock.ts'
import { formatDate } from '@/lib/format/format.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { formatVenueTime, venueDate } from '@/lib/format/venue-date.ts'
import { Picture } from '@/ui/media/picture.tsx'
import { SectionHeading } from '@/ui/section-heading.tsx'
import { Tag } from '@/ui/tag.tsx'
import thumb from '@/ui/media/thumb.module.css'
import styles from './event-lists.module.css'

/** The hard-coded lists below the player: events to unlock and past events. */
export function EventLists() {
  const { t } = useTranslation('watch-player')
  return (
    <section className={`wrap ${styles.lists}`}>
      <div>
        <SectionHeading label={t('events.upcoming.label')} heading={t('events.upcoming.heading')}>
          <p className="note">{t('events.sample')}</p>
        </SectionHeading>
        <EventCards events={watchEvents.filter((event) => event.status !== 'past')} />
      </div>
      <div>
        <SectionHeading label={t('events.past.label')} heading={t('events.past.heading')} />
        <EventCards events={watchEvents.filter((event) => event.status === 'past')} />
      </div>
    </section>
  )
}

function EventCards({ events }: { events: readonly WatchPageEvent[] }) {
  return (
    <ul className={styles.cards}>
      {events.map((event) => (
        <li key={event.id}>
          <EventCard event={event} />
        </li>
      ))}
    </ul>
  )
}

function EventCard({ event }: { event: WatchPageEvent }) {
  const { t } = useTranslation('watch-player')
  const language = useLanguage()
  const now = useNow()
  const phase = getPhase(event, now)
  const date = now && formatDate(venueDate(now, event.dayOffset), language, 'medium')
  return (
    <Link to="/event/$eventId" params={{ eventId: event.id }} className={thumb.thumb}>
      <span className={thumb.frame}>
        <Picture art={event.art} alt="" sizes="(width < 48rem) 92vw, 40rem" mirrors />
        {phase !== 'past' && (
          <span className={thumb.tag}>
            <Tag tone={phase === 'live' ? 'live' : 'plain'}>{t(`events.status.${phase}`)}</Tag>
          </span>
        )}
      </span>
      <span className={thumb.title}>{event.title[language]}</span>
      <span className="note">
        {/* Reserves the line until today's date is known. */}
        {date ? (
          <>
            {date}
            {phase !== 'past' && (
              <>
                {' · '}
                <bdi>{t('events.uae', { time: formatVenueTime(event.timeUtc, language) })}</bdi>
              </>
            )}
          </>
        ) : (
          '\u00a0'
        )}
      </span>
    </Link>
  )
}
