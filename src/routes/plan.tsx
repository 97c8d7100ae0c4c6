import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { sportIds } from '@/content/sport-ids.ts'
import { deferred } from '@/platform/hydration/deferred.tsx'
import { loadPage } from './-load-page.ts'
import { oneOf, defineSearchParams } from './-search.ts'

const PlanPage = deferred(() => import('@/features/plan/plan-page.tsx'), 'PlanPage')

export const Route = createFileRoute('/plan')({
  ...defineSearchParams((query) => ({
    sport: oneOf([undefined, ...sportIds], query.sport),
    date: query.date,
    town: query.town,
    venue: oneOf([undefined, 'hall', 'sportsHall', 'arena', 'stadium'], query.venue),
    days: query.days,
    bouts: query.bouts,
    watch: oneOf([undefined, 'free', 'payPerView', 'sponsored'], query.watch),
    viewers: query.viewers,
    languages: query.languages,
    needs: query.needs,
    services: query.services,
  })),
  loader: ({ context }) => loadPage(context, '/plan', 'plan'),
  component: PlanRoute,
})

function PlanRoute() {
  const navigate = useNavigate({ from: Route.fullPath })
  return (
    <PlanPage
      search={Route.useSearch()}
      onChange={(next) => navigate({ search: next, replace: true, resetScroll: false })}
    />
  )
}
