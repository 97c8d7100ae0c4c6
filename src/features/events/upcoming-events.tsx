import { useTranslation } from 'react-i18next'
import { categoryName } from '@/content/category-name.ts'
import { isCancelled } from '@/content/events/card-change.ts'
import { nightOf } from '@/content/events/night-of.ts'
import { upcomingEvents, scheduleOf, type UpcomingEvent } from '@/content/events/upcoming-events.ts'
import { pictureNames } from '@/content/picture-names.ts'
import { placeOf } from '@/content/place-of.ts'
import { formatDate, formatNumber, formatRelativeDay } from '@/lib/format/format.ts'
import { formatVenueTime, venueDate } from '@/lib/format/venue-date.ts'
import { useNow } from '@/platform/device/clock.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { OnAir } from '@/shared/on-air.tsx'
import { usePictureAlt } from '@/shared/use-picture-words.ts'
import { buttonClass } from '@/ui/button.ts'
import { Ltr } from '@/ui/ltr.tsx'
import { Picture } from '@/ui/media/picture.tsx'
import { SectionHeading } from '@/ui/section-heading.tsx'
import { Tag } from '@/ui/tag.tsx'
import { EventFacts } from './event-facts.tsx'
import { EventTitle } from './event-title.tsx'
import featured from './featured-event.module.css'
import styles from './upcoming-events.module.css'
import row from './upcoming-row.module.css'
import { WatchLiveLink } from './watch-live-link.tsx'

/** Upcoming events: the featured one with its picture, the others as rows. */
export function UpcomingEvents() {
  const { t } = useTranslation(['events', 'common'])
  return (
    <section className={`wrap ${styles.upcoming}`} aria-labelledby="upcoming">
      <SectionHeading id="upcoming" label={t('upcoming.label')} heading={t('upcoming.heading')}>
        <Tag>{t('common:sampleData')}</Tag>
      </SectionHeading>
      {upcomingEvents
        .filter((event) => event.featured)
        .map((event) => (
          <FeaturedEvent key={event.id} event={event} />
        ))}
      <ul className={`ruled ${styles.rundown}`}>
        {upcomingEvents
          .filter((event) => !event.featured)
          .map((event) => (
            <li key={event.id}>
              <UpcomingRow event={event} />
            </li>
          ))}
      </ul>
    </section>
  )
}

function FeaturedEvent({ event }: { event: UpcomingEvent }) {
  const { t } = useTranslation('events')
  const language = useLanguage()
  const getAlt = usePictureAlt()
  const now = useNow()
  const title = event.title[language]
  return (
    <article className={`card dark ${featured.featured}`}>
      <Picture
        art={event.art}
        alt={getAlt(pictureNames.get(event.art))}
        sizes="(width < 90rem) 92vw, 82rem"
        priority
        mirrors
        className={featured.art}
      />
      <p className={featured.when}>
        {formatRelativeDay(event.dayOffset, language)}
        {now && ` · ${formatDate(venueDate(now, event.dayOffset), language, 'long')}`}
        <span className={featured.time}>
          <bdi>{formatVenueTime(event.timeUtc, language)}</bdi> {t('venueTime')}
        </span>
      </p>
      <EventTitle event={event} />
      <OnAir {...nightOf({ ...scheduleOf(event), id: event.id }, now)} size="row" />
      <p className="lead">{event.teaser[language]}</p>
      <EventFacts
        facts={[
          { icon: 'gloves', text: event.matchup[language] },
          { icon: 'place', text: placeOf(event, language) },
          { icon: 'crowd', text: t('expected', { crowd: formatNumber(event.attendance, language) }) },
          { icon: 'trophy', text: event.prize?.[language] },
        ]}
      />
      {!isCancelled(event) && (
        <div>
          <WatchLiveLink title={title} className={buttonClass()} />
        </div>
      )}
    </article>
  )
}

function UpcomingRow({ event }: { event: UpcomingEvent }) {
  const { t } = useTranslation('events')
  const language = useLanguage()
  const now = useNow()
  const date = now && venueDate(now, event.dayOffset)
  const title = event.title[language]
  const day = formatRelativeDay(event.dayOffset, language)
  return (
    <article className={row.row}>
      <p className={row.date}>
        <Ltr numeral className={row.day}>
          {date ? formatDate(date, language, 'day') : '\u00a0'}
        </Ltr>
        <span className={row.month}>{date ? formatDate(date, language, 'month') : '\u00a0'}</span>
      </p>
      <div className={row.words}>
        <p className="label soft">
          {categoryName(event.sport)[language]}
          {' · '}
          {event.dayOffset < 0 ? t('since', { day }) : day}
        </p>
        <EventTitle event={event} />
        <p className="soft">{event.matchup[language]}</p>
        <EventFacts
          facts={[
            { icon: 'place', text: placeOf(event, language) },
            {
              icon: 'clock',
              text: (
                <>
                  <bdi>{formatVenueTime(event.timeUtc, language)}</bdi>
                  {` ${t('venueTime')}`}
                </>
              ),
            },
            { icon: 'crowd', text: t('expected', { crowd: formatNumber(event.attendance, language) }) },
            { icon: 'trophy', text: event.prize?.[language] },
          ]}
        />
      </div>
      <div className={`row ${row.controls}`}>
        {!isCancelled(event) && (
          <WatchLiveLink title={title} className={buttonClass({ tone: 'tonal', size: 'small' })} />
        )}
      </div>
    </article>
  )
}
