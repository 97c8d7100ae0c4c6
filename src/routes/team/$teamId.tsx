import { createFileRoute, notFound } from '@tanstack/react-router'
import { deferred } from '@/platform/parts/deferred.tsx'
import { writtenHead } from '@/platform/parts/written-head.ts'
import { oneOf, viewSearch } from '@/routes/-search.ts'

const TeamPage = deferred('team', () => import('@/features/team/team-page.tsx'), 'TeamPage', {
  texts: ['team', 'demo'],
  until: 'idle',
})

export const Route = createFileRoute('/team/$teamId')({
  ...viewSearch(({ tab }) => ({
    tab: oneOf(['fighters', 'matches', 'achievements'], tab),
  })),
  loader: async ({ params: { teamId }, context }) => {
    const head =
      writtenHead(`/team/${teamId}`, context) ??
      (await (await import('@/features/team/team-head.ts')).teamHead(teamId, context))
    if (!head) throw notFound()
    return { id: teamId, head }
  },
  component: TeamRoute,
  staticData: { frame: 'demo' },
})

function TeamRoute() {
  const { id } = Route.useLoaderData()
  return <TeamPage id={id} tab={Route.useSearch().tab} />
}
