import { useTranslation } from 'react-i18next'
import { formatDate, formatTime } from '@/lib/format/format.ts'
import { localStartTime } from '@/lib/format/local-time.ts'
import { timeRange, venueTimeRange } from '@/lib/format/time-range.ts'
import { venueDate, type TimeUtc } from '@/lib/format/venue-date.ts'
import { localTimeZone } from '@/lib/format/zone.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { Later } from '@/ui/later.tsx'
import { Tag } from '@/ui/tag.tsx'
import styles from './start-time.module.css'

type Range = { dayOffset: number; from: TimeUtc; to: TimeUtc }

type StartTimeProps = {
  start: (({ phase: 'coming' } & Range) | { phase: 'on' | 'over' }) & { by: By }
  now: Date | null
  /** What starts. */
  label?: string | undefined
}

/**
 * The approximate start time at the venue and, if different, in the visitor's time zone. Space for both is reserved, so
 * that nothing moves.
 */
export function StartTime({ start, now, label }: StartTimeProps) {
  const { t } = useTranslation('demo')
  const language = useLanguage()
  const isComing = start.phase === 'coming'
  return (
    // The key remounts the line on a change; browsers do not count new elements as a layout shift.
    <p key={start.phase} className={`flow note ${styles.start}`}>
      {label && <b className={styles.line}>{label}</b>}
      <span>
        {isComing && t(isPoint(start) ? 'start.venueFrom' : 'start.venue', venueTimeRange(start, language))}
        {start.phase === 'on' && <OnTag by={start.by} />}
        {start.phase === 'over' && t('start.over')}
      </span>
      <span className={styles.line}>
        <Later>{isComing && now && <OwnTime {...start} now={now} />}</Later>
      </span>
    </p>
  )
}

/** Where it is from. A date: an old report of the card feed. */
export type By = 'schedule' | 'feed' | Date

function OnTag({ by }: { by: By }) {
  const { t } = useTranslation('demo')
  const language = useLanguage()
  if (!(by instanceof Date)) return <Tag tone="live">{t(by === 'feed' ? 'onAir.feed.on' : 'onAir.on')}</Tag>
  return <Tag>{t('onAir.asOf', { time: t('uae', { time: formatTime(by, language) }) })}</Tag>
}

const isPoint = ({ from, to }: Pick<Range, 'from' | 'to'>) => from.minutes === to.minutes

function OwnTime({ dayOffset, from, to, now }: Range & { now: Date }) {
  const { t } = useTranslation('demo')
  const language = useLanguage()
  const zone = localTimeZone()
  const first = venueDate(now, dayOffset, from)
  if (!zone || !localStartTime(first, language, zone)) return <Later />
  const own = timeRange(first, venueDate(now, dayOffset, to), language, zone)
  const day = formatDate(first, language, 'dayMonth', zone)
  const isSameDay = day === formatDate(first, language, 'dayMonth')
  const key = isPoint({ from, to }) ? 'From' : ''
  return isSameDay ? t(`start.own${key}`, own) : t(`start.ownDay${key}`, { ...own, day })
}
