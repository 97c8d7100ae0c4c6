import { createFileRoute } from '@tanstack/react-router'
import { TermsPage } from '@/features/legal/terms-page.tsx'
import { loadPage } from './-page.ts'

export const Route = createFileRoute('/terms')({
  loader: ({ context }) =>
    loadPage(context, '/terms', 'terms', import.meta.glob('/src/locales/*/{legal,terms}.json')),
  component: TermsPage,
  staticData: { quiet: true },
})
