import { createFileRoute } from '@tanstack/react-router'
import { useMemo } from 'react'
import { dashboardView } from '@/features/dashboard/dashboard-view.ts'
import { dashboardKeys, type DashboardSearch } from '@/features/dashboard/dashboard-search.ts'
import { deferred } from '@/platform/parts/deferred.tsx'
import { loadPage } from './-page.ts'
import { keepTexts } from './-search.ts'
import { sportCalendarsOf } from './-sport-calendars.ts'

const DashboardPage = deferred(
  'dashboard',
  () => import('@/features/dashboard/dashboard-page.tsx'),
  'DashboardPage',
  { texts: ['demo', 'pictures'] },
)

const SportCalendars = sportCalendarsOf('dashboard')

export const Route = createFileRoute('/dashboard')({
  validateSearch: (search): DashboardSearch => keepTexts(search, dashboardKeys),
  loader: ({ context }) => loadPage(context, '/dashboard', 'dashboard'),
  component: DashboardRoute,
  staticData: { frame: 'demo', viewKeys: dashboardKeys },
})

function DashboardRoute() {
  const search = Route.useSearch()
  const view = useMemo(() => dashboardView.read(search), [search])
  return (
    <>
      <DashboardPage view={view} />
      <SportCalendars />
    </>
  )
}
