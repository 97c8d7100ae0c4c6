import { useTranslation } from 'react-i18next'
import { getPhase } from '@/content/events/event-phase.ts'
import type { SportsEvent } from '@/content/events/types.ts'
import { placeOf } from '@/content/place-of.ts'
import { useNow } from '@/platform/device/clock.ts'
import { formatDate, formatRelativeDay } from '@/lib/format/format.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { localStartTime } from '@/lib/format/local-time.ts'
import { formatVenueTime, venueDate } from '@/lib/format/venue-date.ts'
import { localTimeZone } from '@/lib/format/zone.ts'
import { Icon } from '@/ui/icon.tsx'
import styles from './event-hero.module.css'

/** Date, place and time. What depends on the visitor's clock ends its line, so that nothing moves. */
export function EventTime({ event }: { event: SportsEvent }) {
  const { t } = useTranslation(['event', 'demo'])
  const language = useLanguage()
  const now = useNow()
  const phase = getPhase(event, now)
  const day = event.dayOffset > -31 && formatRelativeDay(event.dayOffset, language)
  const start = now && venueDate(now, event.dayOffset, event.timeUtc)
  const own = start && event.status !== 'past' && localStartTime(start, language, localTimeZone())
  return (
    <ul className="flow marks">
      <li className={styles.day}>
        <Icon name="calendar" />
        <span>
          {phase === 'live' && event.dayOffset < 0 ? t('since', { day }) : day}
          {day && start && ' · '}
          {start ? formatDate(start, language, 'long') : '\u00a0'}
        </span>
      </li>
      <li>
        <Icon name="place" />
        <span>{placeOf(event, language)}</span>
      </li>
      <li>
        <Icon name="clock" />
        <span>
          {t('demo:uae', { time: formatVenueTime(event.timeUtc, language) })}{' '}
          {own && <span className="note">{t('ownTime', { time: own })}</span>}
        </span>
      </li>
    </ul>
  )
}
