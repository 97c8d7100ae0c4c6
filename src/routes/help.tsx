import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { HelpPage } from '@/features/help/help-page.tsx'
import { loadPage } from './-load-page.ts'
import { defineSearchParams } from './-search.ts'

export const Route = createFileRoute('/help')({
  ...defineSearchParams(({ q }) => ({ q })),
  loader: ({ context }) => loadPage(context, '/help', 'help'),
  component: HelpRoute,
})

function HelpRoute() {
  const { q = '' } = Route.useSearch()
  const navigate = useNavigate({ from: Route.fullPath })
  return (
    <HelpPage
      query={q}
      onSearch={(query) =>
        void navigate({ search: { q: query || undefined }, replace: true, resetScroll: false })
      }
    />
  )
}
