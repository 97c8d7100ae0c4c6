import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { countryOf } from '@/content/countries.ts'
import { getPhase } from '@/content/events/event-phase.ts'
import { posterFacts } from '@/content/events/poster-facts.ts'
import { watchEvents, type WatchPageEvent } from '@/content/events/watch-events.ts'
import { useNow } from '@/platform/device/clock.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { formatVenueTime } from '@/lib/format/venue-date.ts'
import { NightPoster } from '@/shared/night-poster.tsx'
import { MediaCard } from '@/ui/blocks/media-card.tsx'
import { SectionHeading } from '@/ui/section-heading.tsx'
import { Tag } from '@/ui/tag.tsx'

/** The hard-coded lists below the player: events to unlock and past events. */
export function EventLists() {
  const { t } = useTranslation('watch-player')
  return (
    <section className="wrap section split">
      {(['upcoming', 'past'] as const).map((list) => (
        <div key={list} className="stack">
          <SectionHeading label={t(`events.${list}.label`)} heading={t(`events.${list}.heading`)} />
          <EventCards
            events={watchEvents.filter(({ status }) => (status === 'past') === (list === 'past'))}
          />
          {list === 'upcoming' && <p className="note">{t('events.sample')}</p>}
        </div>
      ))}
    </section>
  )
}

function EventCards({ events }: { events: readonly WatchPageEvent[] }) {
  const { t } = useTranslation('watch-player')
  const language = useLanguage()
  const now = useNow()
  return (
    <ul className="cards">
      {events.map((event) => {
        const phase = getPhase(event, now)
        return (
          <li key={event.id}>
            <MediaCard
              picture={<NightPoster {...posterFacts(event, language)} />}
              tags={
                phase !== 'past' && (
                  <Tag tone={phase === 'live' ? 'live' : 'plain'}>{t(`events.status.${phase}`)}</Tag>
                )
              }
              title={
                <Link to="/event/$eventId" params={{ eventId: event.id }}>
                  {event.title[language]}
                </Link>
              }
            >
              {phase !== 'past' && (
                <p className="note">{t('events.uae', { time: formatVenueTime(event.timeUtc, language) })}</p>
              )}
              {event.regions && (
                <p className="note">
                  {t('events.regions', {
                    countries: new Intl.ListFormat(language).format(
                      event.regions.map((code) => countryOf(code).name[language]),
                    ),
                  })}
                </p>
              )}
            </MediaCard>
          </li>
        )
      })}
    </ul>
  )
}
