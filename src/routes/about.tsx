import { createFileRoute } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { PlainPage } from '@/features/plain-page/plain-page.tsx'
import { loadPage } from './-page.ts'

export const Route = createFileRoute('/about')({
  loader: ({ context }) =>
    loadPage(context, '/about', 'about', import.meta.glob('/src/locales/*/about.json')),
  component: AboutRoute,
})

function AboutRoute() {
  const { t } = useTranslation('about')
  return <PlainPage heading={t('heading')} lead={t('description')} />
}
