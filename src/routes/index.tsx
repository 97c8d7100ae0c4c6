import { createFileRoute } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { PlainPage } from '@/features/plain-page/plain-page.tsx'
import { loadPage } from './-page.ts'

export const Route = createFileRoute('/')({
  loader: ({ context }) => loadPage(context, '/', 'home', import.meta.glob('/src/locales/*/home.json')),
  component: HomeRoute,
})

function HomeRoute() {
  const { t } = useTranslation('home')
  return <PlainPage heading={t('heading')} lead={t('description')} />
}
