import { useTranslation } from 'react-i18next'
import { legalFigures, legalSections } from '@/content/legal.ts'
import { LegalText } from './legal-text.tsx'

export function PrivacyText() {
  const { t } = useTranslation('privacy-text')
  const sections = legalSections.privacy.map((id) => ({
    id,
    ...t(`sections.${id}`, { returnObjects: true, ...legalFigures }),
  }))
  return <LegalText document="privacy" lead={t('lead')} sections={sections} />
}
