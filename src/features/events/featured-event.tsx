import { pictureNames } from '@/content/picture-names.ts'
import { usePictureAlt } from '@/shared/use-picture-words.ts'
import { useTranslation } from 'react-i18next'
import { isCancelled } from '@/content/events/card-change.ts'
import { placeOf } from '@/content/place-of.ts'
import { nightOf } from '@/content/events/night-of.ts'
import { scheduleOf, type UpcomingEvent } from '@/content/events/upcoming-events.ts'
import { useNow } from '@/platform/device/clock.ts'
import { formatDate, formatNumber, formatRelativeDay } from '@/lib/format/format.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { formatVenueTime, venueDate } from '@/lib/format/venue-date.ts'
import { OnAir } from '@/shared/on-air.tsx'
import { buttonClass } from '@/ui/button.ts'
import { Picture } from '@/ui/media/picture.tsx'
import { EventFacts } from './event-facts.tsx'
import { EventTitle } from './event-title.tsx'
import styles from './featured-event.module.css'
import { WatchLiveLink } from './watch-live-link.tsx'

type FeaturedEventProps = { event: UpcomingEvent }

export function FeaturedEvent({ event }: FeaturedEventProps) {
  const { t } = useTranslation('events')
  const language = useLanguage()
  const getAlt = usePictureAlt()
  const now = useNow()
  const title = event.title[language]
  return (
    <article className={`card dark ${styles.featured}`}>
      <Picture
        art={event.art}
        alt={getAlt(pictureNames.get(event.art))}
        sizes="(width < 90rem) 92vw, 82rem"
        priority
        mirrors
        className={styles.art}
      />
      <p className={styles.when}>
        {formatRelativeDay(event.dayOffset, language)}
        {now && ` · ${formatDate(venueDate(now, event.dayOffset), language, 'long')}`}
        <span className={styles.time}>
          <bdi>{formatVenueTime(event.timeUtc, language)}</bdi> {t('venueTime')}
        </span>
      </p>
      <EventTitle event={event} />
      <OnAir {...nightOf({ ...scheduleOf(event), id: event.id }, now)} size="row" />
      <p className="lead">{event.teaser[language]}</p>
      <EventFacts
        facts={[
          { icon: 'gloves', text: event.matchup[language] },
          {
            icon: 'place',
            text: placeOf(event, language),
          },
          {
            icon: 'crowd',
            text: t('expected', { crowd: formatNumber(event.attendance, language) }),
          },
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
