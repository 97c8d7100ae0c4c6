import { createFileRoute } from '@tanstack/react-router'
import { LegalPage } from '@/features/legal/legal-page.tsx'
import { loadPage } from './-load-page.ts'

export const Route = createFileRoute('/privacy')({
  loader: ({ context }) => loadPage(context, '/privacy', 'legal:privacy'),
  component: () => <LegalPage document="privacy" />,
  staticData: { noContactButton: true },
})
