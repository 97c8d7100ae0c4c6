import { useTranslation } from 'react-i18next'
import { legalFigures, legalSections } from '@/content/legal.ts'
import { LegalText } from './legal-text.tsx'

export function PrivacyText() {
  const { t } = useTranslation('privacy-text')
  const sections = legalSections.privacy.map((id) => {
    const section = t(`sections.${id}`, { returnObjects: true, ...legalFigures })
    const isTold = id === 'services' && import.meta.env.VITE_REPORT_URL
    return { id, ...section, ...(isTold && { body: [...section.body, t('faultReports')] }) }
  })
  return <LegalText document="privacy" lead={t('lead')} sections={sections} />
}
