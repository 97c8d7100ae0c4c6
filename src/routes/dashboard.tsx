import { createFileRoute } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { PlainPage } from '@/features/plain-page/plain-page.tsx'
import { loadPage } from './-page.ts'

export const Route = createFileRoute('/dashboard')({
  loader: ({ context }) =>
    loadPage(context, '/dashboard', 'dashboard', import.meta.glob('/src/locales/*/dashboard.json')),
  component: DashboardRoute,
  staticData: { frame: 'demo' },
})

function DashboardRoute() {
  const { t } = useTranslation('dashboard')
  return <PlainPage heading={t('heading')} lead={t('description')} />
}
