import { useTranslation } from 'react-i18next'
import { legalFigures, legalSections } from '@/content/legal.ts'
import { listed } from '@/platform/words/listed.ts'
import { LegalText } from './legal-text.tsx'

export function TermsText() {
  const { t } = useTranslation('terms-text')
  const sections = listed(legalSections.terms, t('sections', { returnObjects: true, ...legalFigures }))
  return <LegalText document="terms" lead={t('lead')} sections={sections} />
}
