import { useTranslation } from 'react-i18next'
import { loadTexts } from '@/locales/i18n.ts'
import { deferred } from '@/platform/parts/deferred.tsx'
import { LegalPage } from './legal-page.tsx'

const PrivacyText = deferred('privacy-text', async (i18n) => {
  const [module] = await Promise.all([
    import('./privacy-text.tsx'),
    loadTexts(i18n, import.meta.glob('/src/locales/*/privacy-text.json')),
  ])
  return module.PrivacyText
})

export function PrivacyPage() {
  const { t } = useTranslation('privacy')
  return (
    <LegalPage document="privacy" heading={t('heading')}>
      <PrivacyText />
    </LegalPage>
  )
}
