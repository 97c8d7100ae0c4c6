import { useTranslation } from 'react-i18next'
import { categoryName } from '@/content/category-name.ts'
import { isCancelled } from '@/content/events/card-change.ts'
import { placeOf } from '@/content/place-of.ts'
import type { UpcomingEvent } from '@/content/events/upcoming-events.ts'
import { useNow } from '@/platform/device/clock.ts'
import { formatDate, formatNumber, formatRelativeDay } from '@/lib/format/format.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { formatVenueTime, venueDate } from '@/lib/format/venue-date.ts'
import { buttonClass } from '@/ui/button.ts'
import { Ltr } from '@/ui/ltr.tsx'
import { EventFacts } from './event-facts.tsx'
import { EventTitle } from './event-title.tsx'
import styles from './upcoming-row.module.css'
import { WatchLiveLink } from './watch-live-link.tsx'

type UpcomingRowProps = { event: UpcomingEvent }

export function UpcomingRow({ event }: UpcomingRowProps) {
  const { t } = useTranslation('events')
  const language = useLanguage()
  const now = useNow()
  const date = now && venueDate(now, event.dayOffset)
  const title = event.title[language]
  const day = formatRelativeDay(event.dayOffset, language)
  return (
    <article className={styles.row}>
      <p className={styles.date}>
        <Ltr numeral className={styles.day}>
          {date ? formatDate(date, language, 'day') : '\u00a0'}
        </Ltr>
        <span className={styles.month}>{date ? formatDate(date, language, 'month') : '\u00a0'}</span>
      </p>
      <div className={styles.words}>
        <p className="label soft">
          {categoryName(event.sport)[language]}
          {' · '}
          {event.dayOffset < 0 ? t('since', { day }) : day}
        </p>
        <EventTitle event={event} />
        <p className="soft">{event.matchup[language]}</p>
        <EventFacts
          facts={[
            {
              icon: 'place',
              text: placeOf(event, language),
            },
            {
              icon: 'clock',
              text: (
                <>
                  <bdi>{formatVenueTime(event.timeUtc, language)}</bdi>
                  {` ${t('venueTime')}`}
                </>
              ),
            },
            {
              icon: 'crowd',
              text: t('expected', { crowd: formatNumber(event.attendance, language) }),
            },
            { icon: 'trophy', text: event.prize?.[language] },
          ]}
        />
      </div>
      <div className={`row ${styles.controls}`}>
        {!isCancelled(event) && (
          <WatchLiveLink title={title} className={buttonClass({ tone: 'tonal', size: 'small' })} />
        )}
      </div>
    </article>
  )
}
