import { createFileRoute } from '@tanstack/react-router'
import { eventCategories } from '@/content/events/event-categories.ts'
import { EventsPage } from '@/features/events/events-page.tsx'
import { deferred } from '@/platform/hydration/deferred.tsx'
import { loadPage } from './-load-page.ts'
import { oneOf, defineSearchParams } from './-search.ts'

const SportCalendars = deferred(() => import('@/features/event/sport-calendars.tsx'), 'SportCalendars')

const StripAd = deferred(() => import('@/features/ads/ad-slot.tsx'), 'StripAd')

export const Route = createFileRoute('/events')({
  ...defineSearchParams(({ category }) => ({ category: oneOf([undefined, ...eventCategories], category) })),
  loader: ({ context }) => loadPage(context, '/events', 'events'),
  component: () => (
    <EventsPage
      category={Route.useSearch().category}
      calendars={<SportCalendars />}
      ad={<StripAd size="medium" kind="packages" />}
    />
  ),
})
