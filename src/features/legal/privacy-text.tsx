import { useTranslation } from 'react-i18next'
import { legalFigures } from '@/content/legal-figures.ts'
import { LegalText } from './legal-text.tsx'

export function PrivacyText() {
  const { t } = useTranslation('privacy-text')
  const sections = t('sections', { returnObjects: true, ...legalFigures })
  const { services } = sections
  const stated = import.meta.env.VITE_REPORT_URL
    ? { ...sections, services: { ...services, body: [...services.body, t('faultReports')] } }
    : sections
  return <LegalText document="privacy" lead={t('lead')} sections={stated} />
}
