import { createFileRoute } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { PlainPage } from '@/features/plain-page/plain-page.tsx'
import { loadPage } from './-page.ts'

export const Route = createFileRoute('/partnerships')({
  loader: ({ context }) =>
    loadPage(context, '/partnerships', 'partnerships', import.meta.glob('/src/locales/*/partnerships.json')),
  component: PartnershipsRoute,
})

function PartnershipsRoute() {
  const { t } = useTranslation('partnerships')
  return <PlainPage heading={t('heading')} lead={t('description')} />
}
