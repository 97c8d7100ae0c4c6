import { useTranslation } from 'react-i18next'
import { legalFigures } from '@/content/legal-figures.ts'
import { LegalText } from './legal-text.tsx'

export function AccessibilityText() {
  const { t } = useTranslation('accessibility')
  const sections = t('sections', { returnObjects: true, ...legalFigures })
  return <LegalText document="accessibility" lead={t('lead')} sections={sections} />
}
