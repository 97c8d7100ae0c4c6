import { useTranslation } from 'react-i18next'
import { legalFigures } from '@/content/legal-figures.ts'
import { LegalText } from './legal-text.tsx'

export function AppTermsText() {
  const { t } = useTranslation('app-terms')
  const sections = t('sections', { returnObjects: true, ...legalFigures })
  return <LegalText document="app-terms" lead={t('lead')} sections={sections} />
}
