import { createFileRoute } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { PlainPage } from '@/features/plain-page/plain-page.tsx'
import { loadPage } from './-page.ts'

export const Route = createFileRoute('/ai-services')({
  loader: ({ context }) =>
    loadPage(context, '/ai-services', 'ai-services', import.meta.glob('/src/locales/*/ai-services.json')),
  component: AiServicesRoute,
})

function AiServicesRoute() {
  const { t } = useTranslation('ai-services')
  return <PlainPage heading={t('heading')} lead={t('description')} />
}
