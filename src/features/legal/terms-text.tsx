import { useTranslation } from 'react-i18next'
import { legalFigures } from '@/content/legal-figures.ts'
import { LegalText } from './legal-text.tsx'

export function TermsText() {
  const { t } = useTranslation('terms')
  const sections = t('sections', { returnObjects: true, ...legalFigures })
  return <LegalText document="terms" lead={t('lead')} sections={sections} />
}
