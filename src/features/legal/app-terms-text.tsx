import { useTranslation } from 'react-i18next'
import { legalFigures, legalSections } from '@/content/legal.ts'
import { LegalText } from './legal-text.tsx'

export function AppTermsText() {
  const { t } = useTranslation('app-terms-text')
  const sections = legalSections['app-terms'].map((id) => ({
    id,
    ...t(`sections.${id}`, { returnObjects: true, ...legalFigures }),
  }))
  return <LegalText document="app-terms" lead={t('lead')} sections={sections} />
}
