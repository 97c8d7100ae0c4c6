import { createFileRoute } from '@tanstack/react-router'
import { PrivacyPage } from '@/features/legal/privacy-page.tsx'
import { loadPage } from './-page.ts'

export const Route = createFileRoute('/privacy')({
  loader: ({ context }) => loadPage(context, '/privacy', 'privacy'),
  component: PrivacyPage,
  staticData: { quiet: true },
})
