import { useTranslation } from 'react-i18next'
import type { UpcomingEvent } from '@/content/marketing-events.ts'
import { useLanguage } from '@/platform/words/language.ts'
import { StatusTag } from '@/ui/status-tag.tsx'

type EventStatusProps = { event: Pick<UpcomingEvent, 'status' | 'statusText'> }

export function EventStatus({ event: { status, statusText } }: EventStatusProps) {
  const { t } = useTranslation('event-lists')
  const language = useLanguage()
  return <StatusTag status={status}>{statusText?.[language] ?? t(`status.${status}`)}</StatusTag>
}
