import { createFileRoute } from '@tanstack/react-router'
import { EventsPage } from '@/features/events/events-page.tsx'
import { readCategory, type EventsSearch } from '@/features/events/events-search.ts'
import { loadPage } from './-page.ts'
import { keepTexts } from './-search.ts'
import { sportCalendarsOf } from './-sport-calendars.ts'

const SportCalendars = sportCalendarsOf('events')

const viewKeys = ['category'] as const

export const Route = createFileRoute('/events')({
  validateSearch: (search): EventsSearch => keepTexts(search, viewKeys),
  loader: ({ context }) =>
    loadPage(context, '/events', 'events', import.meta.glob('/src/locales/*/events.json')),
  component: EventsRoute,
  staticData: { viewKeys },
})

function EventsRoute() {
  return <EventsPage category={readCategory(Route.useSearch())} calendars={<SportCalendars />} />
}
