import { useTranslation } from 'react-i18next'
import { legalDocuments, legalFigures } from '@/content/legal.ts'
import { LegalText } from './legal-text.tsx'

export function AppTermsText() {
  const { t } = useTranslation('app-terms-text')
  const sections = legalDocuments['app-terms'].sections.map((id) => ({
    id,
    ...t(`sections.${id}`, { returnObjects: true, ...legalFigures }),
  }))
  return <LegalText document="app-terms" lead={t('lead')} sections={sections} />
}
