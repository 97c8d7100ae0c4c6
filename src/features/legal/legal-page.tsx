import { useTranslation } from 'react-i18next'
import { legalDocuments, type LegalDocument } from '@/content/legal-documents.ts'
import { deferred } from '@/platform/hydration/deferred.tsx'
import { formatDate } from '@/lib/format/format.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { PageHeader } from '@/ui/page-header.tsx'

const LegalText = deferred(() => import('./legal-text.tsx'), 'LegalText')

/** A legal page, with its long text as a deferred component. The route loads the messages for the heading. */
export function LegalPage({ document }: { document: LegalDocument }) {
  const { t } = useTranslation('legal')
  const { meaning, date } = legalDocuments[document]
  const written = formatDate(date, useLanguage(), 'long')
  return (
    <>
      <PageHeader label={t(meaning, { date: written })} heading={t(`${document}.heading`)} />
      <LegalText key={document} document={document} />
    </>
  )
}
