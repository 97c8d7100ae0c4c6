import { createFileRoute } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { PlainPage } from '@/features/plain-page/plain-page.tsx'
import { loadPage } from './-page.ts'

export const Route = createFileRoute('/profile')({
  loader: ({ context }) =>
    loadPage(context, '/profile', 'profile', import.meta.glob('/src/locales/*/profile.json')),
  component: ProfileRoute,
  staticData: { frame: 'demo' },
})

function ProfileRoute() {
  const { t } = useTranslation('profile')
  return <PlainPage heading={t('heading')} lead={t('description')} />
}
