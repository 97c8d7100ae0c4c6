import { createFileRoute } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { PlainPage } from '@/features/plain-page/plain-page.tsx'
import { loadPage } from './-page.ts'

export const Route = createFileRoute('/services')({
  loader: ({ context }) =>
    loadPage(context, '/services', 'services', import.meta.glob('/src/locales/*/services.json')),
  component: ServicesRoute,
})

function ServicesRoute() {
  const { t } = useTranslation('services')
  return <PlainPage heading={t('heading')} lead={t('description')} />
}
