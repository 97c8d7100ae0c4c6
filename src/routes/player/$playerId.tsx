import { createFileRoute, notFound } from '@tanstack/react-router'
import { playerTab } from '@/features/player/player-view.ts'
import { deferred } from '@/platform/parts/deferred.tsx'
import { writtenHead } from '@/platform/parts/written-head.ts'
import { keepTexts } from '@/routes/-search.ts'

const viewKeys = ['tab'] as const

const PlayerPage = deferred('player', () => import('@/features/player/player-page.tsx'), 'PlayerPage', {
  texts: ['player', 'demo'],
  until: 'idle',
})

export const Route = createFileRoute('/player/$playerId')({
  validateSearch: (search): { tab?: string } => keepTexts(search, viewKeys),
  loader: async ({ params: { playerId }, context }) => {
    const head =
      writtenHead(`/player/${playerId}`, context) ??
      (await (await import('@/features/player/player-head.ts')).playerHead(playerId, context))
    if (!head) throw notFound()
    return { id: playerId, head }
  },
  component: PlayerRoute,
  staticData: { frame: 'demo', viewKeys },
})

function PlayerRoute() {
  const { id } = Route.useLoaderData()
  return <PlayerPage id={id} tab={playerTab.read(Route.useSearch())} />
}
