import { createFileRoute, notFound } from '@tanstack/react-router'
import { readPlayerTab } from '@/features/player/player-tabs.ts'
import { loadTexts } from '@/locales/i18n.ts'
import { deferred } from '@/platform/parts/deferred.tsx'
import { writtenHead } from '@/platform/parts/written-head.ts'
import { keepTexts } from '@/routes/-search.ts'

const viewKeys = ['tab'] as const

const PlayerPage = deferred(
  'player',
  async (i18n) => {
    const [module] = await Promise.all([
      import('@/features/player/player-page.tsx'),
      loadTexts(i18n, import.meta.glob('/src/locales/*/{player,bout-results,demo,divisions,spoilers}.json')),
    ])
    return module.PlayerPage
  },
  { until: 'idle' },
)

export const Route = createFileRoute('/player/$playerId')({
  validateSearch: (search): { tab?: string } => keepTexts(search, viewKeys),
  loader: async ({ params: { playerId }, context }) => {
    const head =
      writtenHead(`/player/${playerId}`, context) ??
      (await (await import('@/features/player/player-head.ts')).playerHead(playerId, context.language))
    if (!head) throw notFound()
    return { id: playerId, head }
  },
  component: PlayerRoute,
  staticData: { frame: 'demo', viewKeys },
})

function PlayerRoute() {
  const { id } = Route.useLoaderData()
  return <PlayerPage id={id} tab={readPlayerTab(Route.useSearch().tab)} />
}
