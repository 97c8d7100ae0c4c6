import { createFileRoute } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { PlainPage } from '@/features/plain-page/plain-page.tsx'
import { loadPage } from './-page.ts'

export const Route = createFileRoute('/contact')({
  loader: ({ context }) =>
    loadPage(context, '/contact', 'contact', import.meta.glob('/src/locales/*/contact.json')),
  component: ContactRoute,
})

function ContactRoute() {
  const { t } = useTranslation('contact')
  return <PlainPage heading={t('heading')} lead={t('description')} />
}
