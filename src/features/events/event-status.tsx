import { useTranslation } from 'react-i18next'
import { getPhase } from '@/content/events/event-phase.ts'
import { scheduleOf, type UpcomingEvent } from '@/content/events/upcoming-events.ts'
import { useNow } from '@/platform/device/clock.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { StatusTag } from '@/ui/status-tag.tsx'
import { Tag } from '@/ui/tag.tsx'

type EventStatusProps = { event: UpcomingEvent }

/** The status, replaced by "live" during the event. */
export function EventStatus({ event }: EventStatusProps) {
  const { t } = useTranslation('events')
  const language = useLanguage()
  const { status, statusText } = event
  if (getPhase(scheduleOf(event), useNow()) === 'live') return <Tag tone="live">{t('live')}</Tag>
  return status && <StatusTag status={status}>{statusText?.[language] ?? t(`status.${status}`)}</StatusTag>
}
