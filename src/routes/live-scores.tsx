import { createFileRoute } from '@tanstack/react-router'
import { useMemo } from 'react'
import { readPlace } from '@/features/scores/scores-address.ts'
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
  const place = useMemo(() => readPlace(search), [search])
  return <ScoresPage place={place} />
}
