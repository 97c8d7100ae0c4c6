import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { planKeys, type PlanSearch } from '@/features/plan/plan-search.ts'
import { deferred } from '@/platform/parts/deferred.tsx'
import { loadPage } from './-page.ts'
import { keepTexts } from './-search.ts'

const PlanPage = deferred('plan', () => import('@/features/plan/plan-page.tsx'), 'PlanPage', {
  texts: ['packages', 'demo', 'services', 'service-production-broadcasting'],
})

export const Route = createFileRoute('/plan')({
  validateSearch: (search): PlanSearch => keepTexts(search, planKeys),
  loader: ({ context }) => loadPage(context, '/plan', 'plan'),
  component: PlanRoute,
  staticData: { viewKeys: planKeys },
})

function PlanRoute() {
  const search = Route.useSearch()
  const navigate = useNavigate({ from: Route.fullPath })
  return (
    <PlanPage
      search={search}
      onChange={(next) => navigate({ search: next, replace: true, resetScroll: false })}
    />
  )
}
