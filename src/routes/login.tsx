import { createFileRoute } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { PlainPage } from '@/features/plain-page/plain-page.tsx'
import { loadPage } from './-page.ts'

export const Route = createFileRoute('/login')({
  loader: ({ context }) =>
    loadPage(context, '/login', 'login', import.meta.glob('/src/locales/*/login.json')),
  component: LoginRoute,
  staticData: { frame: 'none' },
})

function LoginRoute() {
  const { t } = useTranslation('login')
  return <PlainPage heading={t('heading')} lead={t('description')} />
}
