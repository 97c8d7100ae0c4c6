import { createFileRoute } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { PlainPage } from '@/features/plain-page/plain-page.tsx'
import { loadPage } from './-page.ts'

export const Route = createFileRoute('/notifications')({
  loader: ({ context }) =>
    loadPage(
      context,
      '/notifications',
      'notifications',
      import.meta.glob('/src/locales/*/notifications.json'),
    ),
  component: NotificationsRoute,
  staticData: { frame: 'demo' },
})

function NotificationsRoute() {
  const { t } = useTranslation('notifications')
  return <PlainPage heading={t('heading')} lead={t('description')} />
}
