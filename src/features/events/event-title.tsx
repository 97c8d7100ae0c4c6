import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { changeTag } from '@/content/events/change-tag.ts'
import { statusOf } from '@/content/events/event-status.ts'
import { getPhase } from '@/content/events/event-phase.ts'
import { scheduleOf, type UpcomingEvent } from '@/content/events/upcoming-events.ts'
import { useNow } from '@/platform/device/clock.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { EventStatus } from '@/shared/event-status.tsx'
import { Tag } from '@/ui/tag.tsx'

/** The title, which links to the event, with a late change, whether the event is on, and its status. */
export function EventTitle({ event }: { event: UpcomingEvent }) {
  const { t } = useTranslation('events')
  const language = useLanguage()
  const status = statusOf(event, language)
  const change = changeTag(event)
  const isLive = getPhase(scheduleOf(event), useNow()) === 'live'
  return (
    <div className="row">
      <h3>
        <Link to="/event/$eventId" params={{ eventId: event.id }} className="plain-link">
          {event.title[language]}
        </Link>
      </h3>
      {isLive && <Tag tone="live">{t('live')}</Tag>}
      {change && <Tag>{change[language]}</Tag>}
      {status && <EventStatus {...status} />}
    </div>
  )
}
