import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { legalDates, type LegalDocument } from '@/content/legal-dates.ts'
import { formatDate } from '@/platform/words/format.ts'
import { useLanguage } from '@/platform/words/language.ts'
import { Mast } from '@/ui/mast.tsx'

type LegalPageProps = {
  document: LegalDocument
  heading: string
  children: ReactNode
}

/** The opening of every legal page; its long text comes as a deferred part. */
export function LegalPage({ document, heading, children }: LegalPageProps) {
  const { t } = useTranslation('legal')
  const { meaning, date } = legalDates[document]
  const written = formatDate(date, useLanguage(), 'long')
  return (
    <>
      <Mast label={t(meaning, { date: written })} heading={heading} />
      {children}
    </>
  )
}
