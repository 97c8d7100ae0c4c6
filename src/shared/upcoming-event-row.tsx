import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber, formatRelativeDay } from '@/lib/format/format.ts'
import { formatVenueTime, type TimeUtc } from '@/lib/format/venue-date.ts'
import { useNow } from '@/platform/device/clock.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { Marks } from '@/ui/blocks/marks.tsx'
import { Dots } from '@/ui/dots.tsx'
import { Tag } from '@/ui/tag.tsx'
import { DatedRow } from './dated-row.tsx'
import { EventStatus, type EventStatusProps } from './event-status.tsx'

type UpcomingEventRowProps = {
  id: string
  dayOffset: number
  timeUtc: TimeUtc
  attendance: number
  title: string
  matchup: string
  prize: string | undefined
  place: string
  category: string
  /** A late change. */
  change: string | undefined
  status: EventStatusProps | null
  phaseAt: (now: Date | null) => 'upcoming' | 'live' | 'past'
  end?: ReactNode
}

/** An upcoming event in a list: `content/events/upcoming-facts.ts`. */
export function UpcomingEventRow({ id, dayOffset, status, end, ...event }: UpcomingEventRowProps) {
  const { t } = useTranslation('events')
  const language = useLanguage()
  const now = useNow()
  const day = formatRelativeDay(dayOffset, language)
  return (
    <DatedRow
      dayOffset={dayOffset}
      kicker={
        <span className="flow">
          {event.phaseAt(now) === 'live' && <Tag tone="live">{t('live')}</Tag>}
          {event.change && <Tag>{event.change}</Tag>}
          <Dots items={[event.category, dayOffset < 0 ? t('since', { day }) : day]} />
        </span>
      }
      title={
        <Link to="/event/$eventId" params={{ eventId: id }}>
          {event.title}
        </Link>
      }
      note={event.matchup}
      end={
        (status || end) && (
          <>
            {status && <EventStatus {...status} />}
            {end}
          </>
        )
      }
    >
      <Marks
        items={[
          { icon: 'place', text: event.place },
          { icon: 'clock', text: t('startsAt', { time: formatVenueTime(event.timeUtc, language) }) },
          { icon: 'crowd', text: t('expected', { crowd: formatNumber(event.attendance, language) }) },
          { icon: 'trophy', text: event.prize },
        ]}
      />
    </DatedRow>
  )
}
