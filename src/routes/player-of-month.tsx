import { createFileRoute } from '@tanstack/react-router'
import { deferred } from '@/platform/hydration/deferred.tsx'
import { loadPage } from './-load-page.ts'

const PlayerOfMonthPage = deferred(
  () => import('@/features/player-of-month/player-of-month-page.tsx'),
  'PlayerOfMonthPage',
  { until: 'idle' },
)

export const Route = createFileRoute('/player-of-month')({
  loader: ({ context }) => loadPage(context, '/player-of-month', 'player-of-month'),
  component: () => <PlayerOfMonthPage />,
  staticData: { layout: 'sample' },
})
