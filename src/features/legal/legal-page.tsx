import { useTranslation } from 'react-i18next'
import { legalDocuments, type LegalDocument } from '@/content/legal-documents.ts'
import { deferred } from '@/platform/hydration/deferred.tsx'
import { formatDate } from '@/lib/format/format.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { PageHeader } from '@/ui/page-header.tsx'

const texts = {
  privacy: deferred(() => import('./privacy-text.tsx'), 'PrivacyText'),
  terms: deferred(() => import('./terms-text.tsx'), 'TermsText'),
  'app-terms': deferred(() => import('./app-terms-text.tsx'), 'AppTermsText'),
  accessibility: deferred(() => import('./accessibility-text.tsx'), 'AccessibilityText'),
}

/** A legal page, with its long text as a deferred component. The route loads the messages for the heading. */
export function LegalPage({ document }: { document: LegalDocument }) {
  const { t } = useTranslation('legal')
  const { meaning, date } = legalDocuments[document]
  const written = formatDate(date, useLanguage(), 'long')
  const Text = texts[document]
  return (
    <>
      <PageHeader label={t(meaning, { date: written })} heading={t(`${document}.heading`)} />
      <Text />
    </>
  )
}
