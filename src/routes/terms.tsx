import { createFileRoute } from '@tanstack/react-router'
import { LegalPage } from '@/features/legal/legal-page.tsx'
import { loadPage } from './-load-page.ts'

export const Route = createFileRoute('/terms')({
  loader: ({ context }) => loadPage(context, '/terms', 'legal:terms'),
  component: () => <LegalPage document="terms" />,
  staticData: { noContactButton: true },
})
