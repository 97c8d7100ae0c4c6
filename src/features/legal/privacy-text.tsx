import { useTranslation } from 'react-i18next'
import { legalFigures } from '@/content/legal-figures.ts'
import { LegalText } from './legal-text.tsx'
import { automaticServices } from './automatic-requests.ts'

export function PrivacyText() {
  const { t } = useTranslation('privacy')
  const sections = t('sections', { returnObjects: true, ...legalFigures })
  const { services } = sections
  const unasked = automaticServices({
    siteUrl: import.meta.env.VITE_SITE_URL,
    scoresUrl: import.meta.env.VITE_SCORES_URL,
    statusUrl: import.meta.env.VITE_STATUS_URL,
    reportUrl: import.meta.env.VITE_REPORT_URL,
  }).map((service) => t(service))
  const stated = { ...sections, services: { ...services, body: [...services.body, ...unasked] } }
  return <LegalText document="privacy" lead={t('lead')} sections={stated} />
}
