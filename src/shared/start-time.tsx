import { useTranslation } from 'react-i18next'
import { formatDate, localTimeZone } from '@/lib/format/format.ts'
import { localStartTime } from '@/lib/format/local-time.ts'
import { timeRange, venueTimeRange } from '@/lib/format/time-range.ts'
import { venueDate } from '@/lib/format/venue-date.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import layout from '@/ui/layout.module.css'
import styles from './start-time.module.css'

type TimeUtc = { hours: number; minutes: number }
type Range = { dayOffset: number; from: TimeUtc; to: TimeUtc }

type StartTimeProps = {
  /** Once the bout is over, its room stays empty, so that nothing moves. */
  start: ({ phase: 'coming' } & Range) | { phase: 'on' | 'over' }
  now: Date | null
  /** What starts. */
  label?: string | undefined
}

/** About when a bout starts: at the venue and, where it differs, on the visitor's clock. */
export function StartTime({ start, now, label }: StartTimeProps) {
  const { t } = useTranslation('demo')
  const language = useLanguage()
  return (
    <p className={`${layout.flow} ${layout.note} ${styles.start}`}>
      {start.phase !== 'over' && (
        <span>
          {label && `${label} · `}
          {start.phase === 'coming' ? t('start.venue', venueTimeRange(start, language)) : t('start.on')}
        </span>
      )}
      {start.phase === 'coming' && now && <OwnTime {...start} now={now} />}
    </p>
  )
}

function OwnTime({ dayOffset, from, to, now }: Range & { now: Date }) {
  const { t } = useTranslation('demo')
  const language = useLanguage()
  const zone = localTimeZone()
  const first = venueDate(now, dayOffset, from)
  if (!localStartTime(first, language, zone)) return null
  const own = timeRange(first, venueDate(now, dayOffset, to), language, zone)
  const day = formatDate(first, language, 'dayMonth', zone)
  const isSameDay = day === formatDate(first, language, 'dayMonth')
  return <span>{isSameDay ? t('start.own', own) : t('start.ownDay', { ...own, day })}</span>
}
