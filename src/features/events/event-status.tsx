import { useTranslation } from 'react-i18next'
import { isCancelled } from '@/content/events/card-change.ts'
import { changeTag } from '@/content/events/change-tag.ts'
import { getPhase } from '@/content/events/event-phase.ts'
import { scheduleOf, type UpcomingEvent } from '@/content/events/upcoming-events.ts'
import { useNow } from '@/platform/device/clock.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { StatusTag } from '@/ui/status-tag.tsx'
import { Tag } from '@/ui/tag.tsx'

type EventStatusProps = { event: UpcomingEvent }

/** A late change, and the status, replaced by "live" during the event. */
export function EventStatus({ event }: EventStatusProps) {
  const { t } = useTranslation('events')
  const language = useLanguage()
  const { status, statusText } = event
  const change = changeTag(event)
  const isLive = getPhase(scheduleOf(event), useNow()) === 'live'
  return (
    <>
      {change && <Tag>{change[language]}</Tag>}
      {isLive && <Tag tone="live">{t('live')}</Tag>}
      {status && !isLive && !isCancelled(event) && (
        <StatusTag status={status}>{statusText?.[language] ?? t(`status.${status}`)}</StatusTag>
      )}
    </>
  )
}
