import { createFileRoute } from '@tanstack/react-router'
import { LegalPage } from '@/features/legal/legal-page.tsx'
import { loadPage } from './-load-page.ts'

export const Route = createFileRoute('/terms-conditions-app')({
  loader: ({ context }) => loadPage(context, '/terms-conditions-app', 'legal:app-terms'),
  component: () => <LegalPage document="app-terms" />,
  staticData: { noContactButton: true },
})
