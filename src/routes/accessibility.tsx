import { createFileRoute } from '@tanstack/react-router'
import { LegalPage } from '@/features/legal/legal-page.tsx'
import { loadPage } from './-load-page.ts'

export const Route = createFileRoute('/accessibility')({
  loader: ({ context }) => loadPage(context, '/accessibility', 'legal:accessibility'),
  component: () => <LegalPage document="accessibility" />,
})
