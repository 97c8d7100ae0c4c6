import { createFileRoute } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { PlainPage } from '@/features/plain-page/plain-page.tsx'
import { loadPage } from './-page.ts'

export const Route = createFileRoute('/events')({
  loader: ({ context }) =>
    loadPage(context, '/events', 'events', import.meta.glob('/src/locales/*/events.json')),
  component: EventsRoute,
})

function EventsRoute() {
  const { t } = useTranslation('events')
  return <PlainPage heading={t('heading')} lead={t('description')} />
}
