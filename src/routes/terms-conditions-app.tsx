import { createFileRoute } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { PlainPage } from '@/features/plain-page/plain-page.tsx'
import { loadPage } from './-page.ts'

export const Route = createFileRoute('/terms-conditions-app')({
  loader: ({ context }) =>
    loadPage(
      context,
      '/terms-conditions-app',
      'app-terms',
      import.meta.glob('/src/locales/*/app-terms.json'),
    ),
  component: TermsConditionsAppRoute,
  staticData: { quiet: true },
})

function TermsConditionsAppRoute() {
  const { t } = useTranslation('app-terms')
  return <PlainPage heading={t('heading')} lead={t('description')} />
}
