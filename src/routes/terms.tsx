import { createFileRoute } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { PlainPage } from '@/features/plain-page/plain-page.tsx'
import { loadPage } from './-page.ts'

export const Route = createFileRoute('/terms')({
  loader: ({ context }) =>
    loadPage(context, '/terms', 'terms', import.meta.glob('/src/locales/*/terms.json')),
  component: TermsRoute,
  staticData: { quiet: true },
})

function TermsRoute() {
  const { t } = useTranslation('terms')
  return <PlainPage heading={t('heading')} lead={t('description')} />
}
