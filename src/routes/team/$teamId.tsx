import { createFileRoute, notFound } from '@tanstack/react-router'
import { deferred } from '@/platform/hydration/deferred.tsx'
import { prerenderedHead } from '@/platform/hydration/prerendered-head.ts'
import { oneOf, defineSearchParams } from '@/routes/-search.ts'

const TeamPage = deferred(() => import('@/features/players/team-page.tsx'), 'TeamPage', {
  until: 'idle',
})

export const Route = createFileRoute('/team/$teamId')({
  ...defineSearchParams(({ tab }) => ({
    tab: oneOf(['fighters', 'matches', 'achievements'], tab),
  })),
  loader: async ({ params: { teamId }, context }) => {
    const head =
      prerenderedHead(`/team/${teamId}`, context) ??
      (await (await import('@/features/players/team-head.ts')).teamHead(teamId, context))
    if (!head) throw notFound()
    return { id: teamId, head }
  },
  component: () => <TeamPage id={Route.useLoaderData().id} tab={Route.useSearch().tab} />,
  staticData: { layout: 'sample' },
})
