import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { changeTag } from '@/content/events/change-tag.ts'
import { eventHours } from '@/content/events/event-hours.ts'
import { statusOf } from '@/content/events/event-status.ts'
import { minutesSinceStart } from '@/content/events/event-phase.ts'
import { nightOf } from '@/content/events/night-of.ts'
import { scheduleOf, type UpcomingEvent } from '@/content/events/upcoming-events.ts'
import { formatNumber } from '@/lib/format/format.ts'
import { formatVenueTime } from '@/lib/format/venue-date.ts'
import { useNow } from '@/platform/device/clock.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { EventStatus } from '@/shared/event-status.tsx'
import { OnAir } from '@/shared/on-air.tsx'
import { buttonClass } from '@/ui/button.ts'
import { Icon } from '@/ui/icon.tsx'
import { Ltr } from '@/ui/ltr.tsx'
import { Tag } from '@/ui/tag.tsx'
import styles from './banner.module.css'

const hoursAndMinutes = (minutes: number): string =>
  `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`

/** Today's event, above everything that is further off. */
export function TonightBanner({ event }: { event: UpcomingEvent }) {
  const { t } = useTranslation(['home-sections', 'common'])
  const language = useLanguage()
  const now = useNow()
  const change = changeTag(event)
  const status = statusOf(event, language)
  const { title, matchup, venue, city } = event
  const night = nightOf({ ...scheduleOf(event), id: event.id }, now)
  const { phase } = night
  const { doors, first } = eventHours(event)
  const time = (hour: typeof first) => formatVenueTime(hour, language)
  return (
    <article className={`card headed ${styles.feature}`} aria-labelledby="tonight">
      <div className={`stack gap-4 ${styles.facts}`}>
        <p className="row">
          {/* The key remounts the tag; browsers do not count a new element as a layout shift. */}
          <Tag key={phase} tone={phase === 'live' ? 'live' : 'key'}>
            {t(phase === 'live' ? 'events.live' : 'events.today.tag')}
          </Tag>
          {change && <Tag>{change[language]}</Tag>}
          <span className="note">{t('common:sampleData')}</span>
        </p>
        <div className="row">
          <h2 id="tonight">{title[language]}</h2>
          {status && <EventStatus {...status} />}
        </div>
        <p className="lead">{matchup[language]}</p>
        <ul className="flow note marks">
          <li>
            <Icon name="place" />
            {venue[language]} · {city[language]}
          </li>
          <li>
            <Icon name="tickets" />
            {t('events.today.doors', { time: time(doors) })}
          </li>
          <li>
            <Icon name="clock" />
            {t('events.tonight', { time: time(first) })}
          </li>
          <li>
            <Icon name="crowd" />
            {t('events.expected', { number: formatNumber(event.attendance, language) })}
          </li>
        </ul>
      </div>
      <div className={styles.clock} data-tone="key">
        <OnAir
          {...night}
          size="row"
          otherwise={
            <>
              <p className="label">{t(`events.today.${phase === 'past' ? 'past' : 'upcoming'}`)}</p>
              {/* The key remounts the line on a change; browsers do not count new elements as a layout shift. */}
              <p key={now ? phase : 'blank'} className={styles.count}>
                <strong className={styles.time}>
                  {now && phase === 'upcoming' ? (
                    <Ltr>{hoursAndMinutes(Math.ceil(-minutesSinceStart(event, now)))}</Ltr>
                  ) : (
                    '\u00a0'
                  )}
                </strong>
              </p>
              {/* A separate line, which wraps the same before the figure is filled in. */}
              <p className="label">{phase === 'upcoming' ? t('events.today.unit') : '\u00a0'}</p>
            </>
          }
        />
        <div className="row">
          {phase !== 'past' && (
            <Link to="/watch" className={`${buttonClass()} ${styles.button}`}>
              <Icon name="play" />
              {t('events.today.watch')}
            </Link>
          )}
          <Link
            to="/event/$eventId"
            params={{ eventId: event.id }}
            className={`${buttonClass({ tone: 'bare' })} ${styles.details}`}
          >
            {t('events.details')}
            <span className="visually-hidden"> {title[language]}</span>
          </Link>
        </div>
      </div>
    </article>
  )
}
