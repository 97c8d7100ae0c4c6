import { createFileRoute, notFound } from '@tanstack/react-router'
import { deferred } from '@/platform/hydration/deferred.tsx'
import { prerenderedHead } from '@/platform/hydration/prerendered-head.ts'
import { oneOf, defineSearchParams } from '@/routes/-search.ts'

const PlayerPage = deferred(() => import('@/features/players/player-page.tsx'), 'PlayerPage', {
  until: 'idle',
})

export const Route = createFileRoute('/player/$playerId')({
  ...defineSearchParams(({ tab }) => ({
    tab: oneOf(['history', 'achievements', 'statistics'], tab),
  })),
  loader: async ({ params: { playerId }, context }) => {
    const head =
      prerenderedHead(`/player/${playerId}`, context) ??
      (await (await import('@/features/players/player-head.ts')).playerHead(playerId, context))
    if (!head) throw notFound()
    return { id: playerId, head }
  },
  component: () => <PlayerPage id={Route.useLoaderData().id} tab={Route.useSearch().tab} />,
  staticData: { layout: 'sample' },
})
