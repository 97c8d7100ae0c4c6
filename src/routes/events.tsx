import { createFileRoute } from '@tanstack/react-router'
import { eventCategories } from '@/content/events/event-categories.ts'
import { EventsPage } from '@/features/events/events-page.tsx'
import { deferred } from '@/platform/hydration/deferred.tsx'
import { loadPage } from './-page.ts'
import { oneOf, viewSearch } from './-search.ts'
import { sportCalendarsOf } from './-sport-calendars.ts'

const SportCalendars = sportCalendarsOf('events')

const StripAd = deferred('events-ad', () => import('@/features/ads/strip-ad.tsx'), 'StripAd', {
  texts: ['site'],
})

export const Route = createFileRoute('/events')({
  ...viewSearch(({ category }) => ({ category: oneOf([undefined, ...eventCategories], category) })),
  loader: ({ context }) => loadPage(context, '/events', 'events'),
  component: EventsRoute,
})

function EventsRoute() {
  return (
    <EventsPage
      category={Route.useSearch().category}
      calendars={<SportCalendars />}
      ad={<StripAd size="medium" kind="packages" />}
    />
  )
}
