import { useTranslation } from 'react-i18next'
import { deferred } from '@/platform/parts/deferred.tsx'
import { LegalPage } from './legal-page.tsx'

const PrivacyText = deferred('privacy-text', () => import('./privacy-text.tsx'), 'PrivacyText')

export function PrivacyPage() {
  const { t } = useTranslation('privacy')
  return (
    <LegalPage document="privacy" heading={t('heading')}>
      <PrivacyText />
    </LegalPage>
  )
}
