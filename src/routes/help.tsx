import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { HelpPage } from '@/features/help/help-page.tsx'
import { loadPage } from './-page.ts'
import { keepTexts } from './-search.ts'

const searchKeys = ['q'] as const

export const Route = createFileRoute('/help')({
  validateSearch: (search): { q?: string } => keepTexts(search, searchKeys),
  loader: ({ context }) => loadPage(context, '/help', 'help'),
  component: HelpRoute,
  staticData: { viewKeys: searchKeys },
})

function HelpRoute() {
  const { q = '' } = Route.useSearch()
  const navigate = useNavigate({ from: Route.fullPath })
  return (
    <HelpPage
      query={q}
      onSearch={(query) =>
        void navigate({ search: query ? { q: query } : {}, replace: true, resetScroll: false })
      }
    />
  )
}
