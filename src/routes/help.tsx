import { createFileRoute } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { PlainPage } from '@/features/plain-page/plain-page.tsx'
import { loadPage } from './-page.ts'

export const Route = createFileRoute('/help')({
  loader: ({ context }) => loadPage(context, '/help', 'help', import.meta.glob('/src/locales/*/help.json')),
  component: HelpRoute,
})

function HelpRoute() {
  const { t } = useTranslation('help')
  return <PlainPage heading={t('heading')} lead={t('description')} />
}
