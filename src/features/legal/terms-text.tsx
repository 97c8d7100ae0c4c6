import { useTranslation } from 'react-i18next'
import { legalFigures, legalSections } from '@/content/legal.ts'
import { LegalText } from './legal-text.tsx'

export function TermsText() {
  const { t } = useTranslation('terms-text')
  const sections = legalSections.terms.map((id) => ({
    id,
    ...t(`sections.${id}`, { returnObjects: true, ...legalFigures }),
  }))
  return <LegalText document="terms" lead={t('lead')} sections={sections} />
}
