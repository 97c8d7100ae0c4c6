import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { isCancelled } from '@/content/events/card-change.ts'
import { changeTag } from '@/content/events/change-tag.ts'
import { statusOf } from '@/content/events/event-status.ts'
import { nightOf } from '@/content/events/night-of.ts'
import { upcomingEvents, scheduleOf, type UpcomingEvent } from '@/content/events/upcoming-events.ts'
import { upcomingFacts } from '@/content/events/upcoming-facts.ts'
import { pictureNames } from '@/content/picture-names.ts'
import { placeOf } from '@/content/place-of.ts'
import { formatNumber, formatRelativeDay } from '@/lib/format/format.ts'
import { formatVenueTime } from '@/lib/format/venue-date.ts'
import { useNow } from '@/platform/device/clock.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { EventStatus } from '@/shared/event-status.tsx'
import { onAir, OnAir } from '@/shared/on-air.tsx'
import { UpcomingEventRow } from '@/shared/upcoming-event-row.tsx'
import { usePictureAlt } from '@/shared/use-picture-words.ts'
import { VenueDay } from '@/shared/venue-day.tsx'
import { Block } from '@/ui/blocks/block.tsx'
import { Marks } from '@/ui/blocks/marks.tsx'
import { Poster } from '@/ui/blocks/poster.tsx'
import { Rows } from '@/ui/blocks/row.tsx'
import { Tag } from '@/ui/tag.tsx'
import { Icon } from '@/ui/icon.tsx'

const featured = upcomingEvents.find((event) => event.featured)

/** Upcoming events: the featured one with its picture, the others as rows. */
export function UpcomingEventList() {
  const { t } = useTranslation(['events', 'common'])
  const language = useLanguage()
  return (
    <Block
      id="upcoming"
      label={t('upcoming.label')}
      heading={t('upcoming.heading')}
      aside={<Tag tone="sample">{t('common:sampleData')}</Tag>}
    >
      {featured && <FeaturedEvent event={featured} />}
      <Rows>
        {upcomingEvents
          .filter((event) => event !== featured)
          .map((event) => (
            <UpcomingEventRow
              key={event.id}
              {...upcomingFacts(event, language)}
              end={
                isCancelled(event) || (
                  <WatchLiveLink title={event.title[language]} className="button tonal small" />
                )
              }
            />
          ))}
      </Rows>
    </Block>
  )
}

function FeaturedEvent({ event }: { event: UpcomingEvent }) {
  const { t } = useTranslation('events')
  const language = useLanguage()
  const getAlt = usePictureAlt()
  const now = useNow()
  const title = event.title[language]
  const change = changeTag(event)
  const status = statusOf(event, language)
  const night = nightOf(scheduleOf(event), now)
  return (
    <Poster art={event.art} alt={getAlt(pictureNames.get(event.art))} priority headingId="featured">
      <p className="row">
        {(night.phase === 'live' || !now) && (
          <span {...onAir(!now)}>
            <Tag tone="live">{t('live')}</Tag>
          </span>
        )}
        {change && <Tag>{change[language]}</Tag>}
        <b className="label">
          {formatRelativeDay(event.dayOffset, language)}
          {' · '}
          <VenueDay dayOffset={event.dayOffset} />
        </b>
      </p>
      <h3 id="featured">
        <Link to="/event/$eventId" params={{ eventId: event.id }} className="plain-link">
          {title}
        </Link>
      </h3>
      <OnAir {...night} size="row" />
      <p className="lead">{event.teaser[language]}</p>
      <Marks
        items={[
          { icon: 'gloves', text: event.matchup[language] },
          { icon: 'place', text: placeOf(event, language) },
          { icon: 'clock', text: t('startsAt', { time: formatVenueTime(event.timeUtc, language) }) },
          { icon: 'crowd', text: t('expected', { crowd: formatNumber(event.attendance, language) }) },
          { icon: 'trophy', text: event.prize?.[language] },
        ]}
      />
      <div className="row gap-2">
        {status && <EventStatus {...status} />}
        {!isCancelled(event) && <WatchLiveLink title={title} className="button" />}
      </div>
    </Poster>
  )
}

/**
 * Opens the watch page in a new tab, so that the list of events stays open. The event's title makes its text unique for
 * screen readers.
 */
function WatchLiveLink({ title, className }: { title: string; className: string }) {
  const { t } = useTranslation(['events', 'common'])
  return (
    <Link to="/watch" target="_blank" rel="noopener" className={className}>
      <Icon name="play" />
      {t('watchLive')}
      <span className="visually-hidden">{`: ${title} (${t('common:opensInNewTab')})`}</span>
    </Link>
  )
}
