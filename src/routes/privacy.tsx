import { createFileRoute } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { PlainPage } from '@/features/plain-page/plain-page.tsx'
import { loadPage } from './-page.ts'

export const Route = createFileRoute('/privacy')({
  loader: ({ context }) =>
    loadPage(context, '/privacy', 'privacy', import.meta.glob('/src/locales/*/privacy.json')),
  component: PrivacyRoute,
  staticData: { quiet: true },
})

function PrivacyRoute() {
  const { t } = useTranslation('privacy')
  return <PlainPage heading={t('heading')} lead={t('description')} />
}
