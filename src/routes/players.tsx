import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { sportIds } from '@/content/sport-ids.ts'
import { deferred } from '@/platform/hydration/deferred.tsx'
import { loadPage } from './-load-page.ts'
import { oneOf, defineSearchParams } from './-search.ts'

const PlayersPage = deferred(() => import('@/features/players/players-page.tsx'), 'PlayersPage', {
  until: 'activity',
})

const ComparePage = deferred(() => import('@/features/players/compare-page.tsx'), 'ComparePage')

export const Route = createFileRoute('/players')({
  ...defineSearchParams(({ tab, sport, sort, look, q, compare }) => ({
    tab: oneOf(['all', 'top', 'following'], tab),
    sport: oneOf([undefined, ...sportIds], sport),
    sort: oneOf([undefined, 'name', 'record'], sort),
    look: oneOf([undefined, 'cards'], look),
    q,
    compare,
  })),
  loaderDeps: ({ search: { compare } }) => ({ compare }),
  loader: async ({ context, deps: { compare } }) => {
    const page = await loadPage(context, '/players', 'players')
    if (compare === undefined) return page
    const { compareHead } = await import('@/features/players/compare-head.ts')
    return { head: (await compareHead(compare, context)) ?? page.head }
  },
  component: PlayersRoute,
  staticData: { layout: 'sample' },
})

function PlayersRoute() {
  const view = Route.useSearch()
  const navigate = useNavigate({ from: Route.fullPath })
  if (view.compare !== undefined) {
    return (
      <ComparePage
        compare={view.compare}
        onChange={(compare) => void navigate({ search: { compare }, resetScroll: false })}
      />
    )
  }
  return (
    <PlayersPage
      view={view}
      onSearch={(query) =>
        void navigate({
          search: (now) => ({ ...now, q: query || undefined }),
          replace: true,
          resetScroll: false,
        })
      }
    />
  )
}
