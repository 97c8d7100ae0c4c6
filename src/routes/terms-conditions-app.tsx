import { createFileRoute } from '@tanstack/react-router'
import { AppTermsPage } from '@/features/legal/app-terms-page.tsx'
import { loadPage } from './-page.ts'

export const Route = createFileRoute('/terms-conditions-app')({
  loader: ({ context }) => loadPage(context, '/terms-conditions-app', 'app-terms'),
  component: AppTermsPage,
  staticData: { quiet: true },
})
