import { createFileRoute } from '@tanstack/react-router'
import { TermsPage } from '@/features/legal/terms-page.tsx'
import { loadPage } from './-page.ts'

export const Route = createFileRoute('/terms')({
  loader: ({ context }) => loadPage(context, '/terms', 'terms'),
  component: TermsPage,
  staticData: { quiet: true },
})
