import { useTranslation } from 'react-i18next'
import { deferred } from '@/platform/parts/deferred.tsx'
import { LegalPage } from './legal-page.tsx'

const AppTermsText = deferred('app-terms-text', () => import('./app-terms-text.tsx'), 'AppTermsText')

export function AppTermsPage() {
  const { t } = useTranslation('app-terms')
  return (
    <LegalPage document="app-terms" heading={t('heading')}>
      <AppTermsText />
    </LegalPage>
  )
}
