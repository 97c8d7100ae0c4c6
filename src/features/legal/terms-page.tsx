import { useTranslation } from 'react-i18next'
import { loadTexts } from '@/locales/i18n.ts'
import { deferred } from '@/platform/parts/deferred.tsx'
import { LegalPage } from './legal-page.tsx'

const TermsText = deferred('terms-text', async (i18n) => {
  const [module] = await Promise.all([
    import('./terms-text.tsx'),
    loadTexts(i18n, import.meta.glob('/src/locales/*/terms-text.json')),
  ])
  return module.TermsText
})

export function TermsPage() {
  const { t } = useTranslation('terms')
  return (
    <LegalPage document="terms" heading={t('heading')}>
      <TermsText />
    </LegalPage>
  )
}
