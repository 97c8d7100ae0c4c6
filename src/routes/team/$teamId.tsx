import { createFileRoute, notFound } from '@tanstack/react-router'
import { teamTab } from '@/features/team/team-view.ts'
import { deferred } from '@/platform/parts/deferred.tsx'
import { writtenHead } from '@/platform/parts/written-head.ts'
import { keepTexts } from '@/routes/-search.ts'

const viewKeys = ['tab'] as const

const TeamPage = deferred('team', () => import('@/features/team/team-page.tsx'), 'TeamPage', {
  texts: ['team', 'demo'],
  until: 'idle',
})

export const Route = createFileRoute('/team/$teamId')({
  validateSearch: (search): { tab?: string } => keepTexts(search, viewKeys),
  loader: async ({ params: { teamId }, context }) => {
    const head =
      writtenHead(`/team/${teamId}`, context) ??
      (await (await import('@/features/team/team-head.ts')).teamHead(teamId, context))
    if (!head) throw notFound()
    return { id: teamId, head }
  },
  component: TeamRoute,
  staticData: { frame: 'demo', viewKeys },
})

function TeamRoute() {
  const { id } = Route.useLoaderData()
  return <TeamPage id={id} tab={teamTab.read(Route.useSearch())} />
}
