import { useTranslation } from 'react-i18next'
import { legalFigures, legalSections } from '@/content/legal.ts'
import { listed } from '@/platform/words/listed.ts'
import { LegalText } from './legal-text.tsx'

export function AppTermsText() {
  const { t } = useTranslation('app-terms-text')
  const sections = listed(legalSections['app-terms'], t('sections', { returnObjects: true, ...legalFigures }))
  return <LegalText document="app-terms" lead={t('lead')} sections={sections} />
}
