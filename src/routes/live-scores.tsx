import { createFileRoute } from '@tanstack/react-router'
import { matchIds } from '@/content/matches/types.ts'
import { ScoresPage } from '@/features/scores/scores-page.tsx'
import { loadPage } from './-page.ts'
import { oneOf, viewSearch } from './-search.ts'

const { viewKeys, ...search } = viewSearch(({ view, match, tab, innings }) => ({
  view: oneOf(['results', 'fixtures', 'points'], view) ?? 'results',
  match: oneOf(matchIds, match) ?? 'final',
  tab: oneOf(['batting', 'bowling', 'commentary', 'overs'], tab) ?? 'batting',
  innings: oneOf(['1', '2'], innings) ?? '1',
}))

export const Route = createFileRoute('/live-scores')({
  ...search,
  loader: ({ context }) => loadPage(context, '/live-scores', 'scores'),
  component: LiveScoresRoute,
  staticData: { viewKeys },
})

function LiveScoresRoute() {
  return <ScoresPage place={Route.useSearch()} />
}
