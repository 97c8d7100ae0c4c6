import { useTranslation } from 'react-i18next'
import { legalDocuments, legalFigures } from '@/content/legal.ts'
import { LegalText } from './legal-text.tsx'

export function TermsText() {
  const { t } = useTranslation('terms-text')
  const sections = legalDocuments.terms.sections.map((id) => ({
    id,
    ...t(`sections.${id}`, { returnObjects: true, ...legalFigures }),
  }))
  return <LegalText document="terms" lead={t('lead')} sections={sections} />
}
