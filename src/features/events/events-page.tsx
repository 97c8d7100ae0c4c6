import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { config } from '@/config.ts'
import type { EventCategory } from '@/content/events/event-categories.ts'
import { deferred } from '@/platform/hydration/deferred.tsx'
import { ExternalLink } from '@/shared/external-link.tsx'
import { Icon } from '@/ui/icon.tsx'
import { PageHeader } from '@/ui/page-header.tsx'

const UpcomingEventList = deferred(() => import('./upcoming-event-list.tsx'), 'UpcomingEventList')
const PastEventList = deferred(() => import('./past-event-list.tsx'), 'PastEventList')

type EventsPageProps = {
  /** Filters the past events. Undefined shows all. */
  category: EventCategory | undefined
  /** The calendar files of upcoming events. */
  calendars: ReactNode
  /** Shown between the upcoming and the past events. */
  ad: ReactNode
}

export function EventsPage({ category, calendars, ad }: EventsPageProps) {
  const { t } = useTranslation('events')
  return (
    <>
      <PageHeader heading={t('heading')} lead={t('lead')}>
        <ExternalLink href={config.appStoreUrl} className="button tonal">
          <Icon name="app" />
          {t('downloadApp')}
        </ExternalLink>
      </PageHeader>
      <UpcomingEventList />
      {calendars}
      {ad}
      <PastEventList category={category} />
    </>
  )
}
