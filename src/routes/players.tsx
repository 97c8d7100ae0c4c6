import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { playersKeys, type PlayersSearch } from '@/features/players/players-search.ts'
import { playersView } from '@/features/players/players-view.ts'
import { deferred } from '@/platform/parts/deferred.tsx'
import { loadPage } from './-page.ts'
import { keepTexts } from './-search.ts'

const PlayersPage = deferred('players', () => import('@/features/players/players-page.tsx'), 'PlayersPage', {
  texts: ['demo'],
  until: 'idle',
})

const ComparePage = deferred(
  'players-compare',
  () => import('@/features/players/compare-page.tsx'),
  'ComparePage',
  { texts: ['demo'] },
)

export const Route = createFileRoute('/players')({
  validateSearch: (search): PlayersSearch => keepTexts(search, playersKeys),
  loaderDeps: ({ search: { compare } }) => ({ compare }),
  loader: async ({ context, deps: { compare } }) => {
    const page = await loadPage(context, '/players', 'players')
    if (compare === undefined) return page
    const { compareHead } = await import('@/features/players/compare-head.ts')
    return { head: (await compareHead(compare, context)) ?? page.head }
  },
  component: PlayersRoute,
  staticData: { frame: 'demo', viewKeys: playersKeys },
})

function PlayersRoute() {
  const search = Route.useSearch()
  const navigate = useNavigate({ from: Route.fullPath })
  if (search.compare !== undefined) {
    return (
      <ComparePage
        compare={search.compare}
        onChange={(compare) => void navigate({ search: { compare }, resetScroll: false })}
      />
    )
  }
  return (
    <PlayersPage
      view={playersView.read(search)}
      onSearch={(query) =>
        void navigate({
          search: (now) => playersView.search({ ...playersView.read(now), query }),
          replace: true,
          resetScroll: false,
        })
      }
    />
  )
}
