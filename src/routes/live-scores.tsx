import { createFileRoute } from '@tanstack/react-router'
import { matchIds } from '@/content/matches/types.ts'
import { ScoresPage } from '@/features/scores/scores-page.tsx'
import { loadPage } from './-load-page.ts'
import { oneOf, defineSearchParams } from './-search.ts'

export const Route = createFileRoute('/live-scores')({
  ...defineSearchParams(({ view, match, tab, innings }) => ({
    view: oneOf(['results', 'fixtures', 'points'], view),
    match: oneOf(matchIds, match),
    tab: oneOf(['batting', 'bowling', 'commentary', 'overs'], tab),
    innings: oneOf(['1', '2'], innings),
  })),
  loader: ({ context }) => loadPage(context, '/live-scores', 'scores'),
  component: () => <ScoresPage place={Route.useSearch()} />,
})
