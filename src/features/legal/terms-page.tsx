import { useTranslation } from 'react-i18next'
import { deferred } from '@/platform/parts/deferred.tsx'
import { LegalPage } from './legal-page.tsx'

const TermsText = deferred('terms-text', () => import('./terms-text.tsx'), 'TermsText')

export function TermsPage() {
  const { t } = useTranslation('terms')
  return (
    <LegalPage document="terms" heading={t('heading')}>
      <TermsText />
    </LegalPage>
  )
}
