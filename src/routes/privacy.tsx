import { createFileRoute } from '@tanstack/react-router'
import { PrivacyPage } from '@/features/legal/privacy-page.tsx'
import { loadPage } from './-page.ts'

export const Route = createFileRoute('/privacy')({
  loader: ({ context }) =>
    loadPage(context, '/privacy', 'privacy', import.meta.glob('/src/locales/*/{legal,privacy}.json')),
  component: PrivacyPage,
  staticData: { quiet: true },
})
