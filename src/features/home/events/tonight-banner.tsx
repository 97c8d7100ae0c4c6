import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { changeTag } from '@/content/events/change-tag.ts'
import { eventHours } from '@/content/events/event-hours.ts'
import { statusOf } from '@/content/events/event-status.ts'
import { minutesSinceStart } from '@/content/events/event-phase.ts'
import { nightOf } from '@/content/events/night-of.ts'
import { scheduleOf, type UpcomingEvent } from '@/content/events/upcoming-events.ts'
import { placeOf } from '@/content/place-of.ts'
import { formatNumber } from '@/lib/format/format.ts'
import { formatVenueTime } from '@/lib/format/venue-date.ts'
import { useNow } from '@/platform/device/clock.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { EventStatus } from '@/shared/event-status.tsx'
import { OnAir } from '@/shared/on-air.tsx'
import { ButtonLink } from '@/ui/button.tsx'
import { Icon } from '@/ui/icon.tsx'
import { Tag } from '@/ui/tag.tsx'
import { Banner, Countdown } from './banner.tsx'

const remainingTime = (minutes: number) => ({ hours: Math.floor(minutes / 60), minutes: minutes % 60 })

/** Today's event, above everything that is further off. */
export function TonightBanner({ event }: { event: UpcomingEvent }) {
  const { t } = useTranslation(['home-sections', 'common'])
  const language = useLanguage()
  const now = useNow()
  const change = changeTag(event)
  const status = statusOf(event, language)
  const night = nightOf(scheduleOf(event), now)
  const { phase } = night
  const { doors, first } = eventHours(event)
  const time = (hour: typeof first) => formatVenueTime(hour, language)
  return (
    <Banner
      id="tonight"
      isGold
      tags={
        <>
          {/* The key remounts the tag; browsers do not count a new element as a layout shift. */}
          <Tag key={phase} tone={phase === 'live' ? 'live' : 'key'}>
            {t(phase === 'live' ? 'events.live' : 'events.today.tag')}
          </Tag>
          {change && <Tag>{change[language]}</Tag>}
          <span className="note">{t('common:sampleData')}</span>
        </>
      }
      title={
        <Link to="/event/$eventId" params={{ eventId: event.id }} className="plain-link">
          {event.title[language]}
        </Link>
      }
      note={<p className="lead">{event.matchup[language]}</p>}
      facts={[
        { icon: 'place', text: placeOf(event, language) },
        { icon: 'tickets', text: t('events.today.doors', { time: time(doors) }) },
        { icon: 'clock', text: t('events.tonight', { time: time(first) }) },
        { icon: 'crowd', text: t('events.expected', { number: formatNumber(event.attendance, language) }) },
      ]}
    >
      <OnAir
        {...night}
        size="row"
        otherwise={
          <Countdown
            label={t(`events.today.${phase === 'past' ? 'past' : 'upcoming'}`)}
            figure={
              now &&
              phase === 'upcoming' &&
              t('events.today.time', remainingTime(Math.ceil(-minutesSinceStart(event, now))))
            }
          />
        }
      />
      <div className="row">
        {status && <EventStatus {...status} />}
        {phase !== 'past' && (
          <ButtonLink to="/watch">
            <Icon name="play" />
            {t('events.today.watch')}
          </ButtonLink>
        )}
      </div>
    </Banner>
  )
}
