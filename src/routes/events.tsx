import { createFileRoute } from '@tanstack/react-router'
import { EventsPage } from '@/features/events/events-page.tsx'
import { eventsView } from '@/features/events/events-view.ts'
import { deferred } from '@/platform/parts/deferred.tsx'
import { loadPage } from './-page.ts'
import { keepTexts } from './-search.ts'
import { sportCalendarsOf } from './-sport-calendars.ts'

const SportCalendars = sportCalendarsOf('events')

const StripAd = deferred('events-ad', () => import('@/features/ads/strip-ad.tsx'), 'StripAd', {
  texts: ['site'],
})

/** One element for good: see `deferred`. */
const ad = <StripAd size="medium" kind="packages" />

const viewKeys = ['category'] as const

export const Route = createFileRoute('/events')({
  validateSearch: (search) => keepTexts(search, viewKeys),
  loader: ({ context }) => loadPage(context, '/events', 'events'),
  component: EventsRoute,
  staticData: { viewKeys },
})

function EventsRoute() {
  return <EventsPage category={eventsView.read(Route.useSearch())} calendars={<SportCalendars />} ad={ad} />
}
