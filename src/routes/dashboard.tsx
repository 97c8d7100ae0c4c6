import { createFileRoute } from '@tanstack/react-router'
import { sportIds } from '@/content/sport-ids.ts'
import { deferred } from '@/platform/hydration/deferred.tsx'
import { loadPage } from './-load-page.ts'
import { oneOf, defineSearchParams } from './-search.ts'

const DashboardPage = deferred(() => import('@/features/dashboard/dashboard-page.tsx'), 'DashboardPage')

const SportCalendars = deferred(() => import('@/features/event/sport-calendars.tsx'), 'SportCalendars')

export const Route = createFileRoute('/dashboard')({
  ...defineSearchParams(({ tab, sport, q }) => ({
    tab: oneOf(['live', 'past'], tab),
    sport: oneOf([undefined, ...sportIds], sport),
    q,
  })),
  loader: ({ context }) => loadPage(context, '/dashboard', 'dashboard'),
  component: () => (
    <>
      <DashboardPage view={Route.useSearch()} />
      <SportCalendars />
    </>
  ),
  staticData: { layout: 'demo' },
})
