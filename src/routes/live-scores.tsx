import { createFileRoute } from '@tanstack/react-router'
import { useMemo } from 'react'
import { scoresView } from '@/features/scores/scores-view.ts'
import { ScoresPage } from '@/features/scores/scores-page.tsx'
import { scoresKeys, type ScoresSearch } from '@/features/scores/scores-search.ts'
import { loadPage } from './-page.ts'
import { keepTexts } from './-search.ts'

export const Route = createFileRoute('/live-scores')({
  validateSearch: (search): ScoresSearch => keepTexts(search, scoresKeys),
  loader: ({ context }) => loadPage(context, '/live-scores', 'scores'),
  component: LiveScoresRoute,
  staticData: { viewKeys: scoresKeys },
})

function LiveScoresRoute() {
  const search = Route.useSearch()
  const place = useMemo(() => scoresView.read(search), [search])
  return <ScoresPage place={place} />
}
