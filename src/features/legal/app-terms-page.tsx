import { useTranslation } from 'react-i18next'
import { loadTexts } from '@/locales/i18n.ts'
import { deferred } from '@/platform/parts/deferred.tsx'
import { LegalPage } from './legal-page.tsx'

const AppTermsText = deferred('app-terms-text', async (i18n) => {
  const [module] = await Promise.all([
    import('./app-terms-text.tsx'),
    loadTexts(i18n, import.meta.glob('/src/locales/*/app-terms-text.json')),
  ])
  return module.AppTermsText
})

export function AppTermsPage() {
  const { t } = useTranslation('app-terms')
  return (
    <LegalPage document="app-terms" heading={t('heading')}>
      <AppTermsText />
    </LegalPage>
  )
}
