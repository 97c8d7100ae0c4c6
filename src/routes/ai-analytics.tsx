import { createFileRoute } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { PlainPage } from '@/features/plain-page/plain-page.tsx'
import { loadPage } from './-page.ts'

export const Route = createFileRoute('/ai-analytics')({
  loader: ({ context }) =>
    loadPage(context, '/ai-analytics', 'ai-analytics', import.meta.glob('/src/locales/*/ai-analytics.json')),
  component: AiAnalyticsRoute,
})

function AiAnalyticsRoute() {
  const { t } = useTranslation('ai-analytics')
  return <PlainPage heading={t('heading')} lead={t('description')} />
}
