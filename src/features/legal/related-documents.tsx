import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { legalDocumentNames, legalDocuments, type LegalDocument } from '@/content/legal-documents.ts'
import { Icon } from '@/ui/icon.tsx'
import styles from './legal-text.module.css'

/** Links to the other documents. */
export function RelatedDocuments({ document: own }: { document: LegalDocument }) {
  const { t } = useTranslation('legal')
  return (
    <nav className={`row no-print ${styles.related}`} aria-labelledby="related">
      <h2 id="related" className="label">
        {t('related')}
      </h2>
      {legalDocumentNames
        .filter((document) => document !== own)
        .map((document) => (
          <Link key={document} to={legalDocuments[document].to} className="link">
            {t(`documents.${document}`)}
            <Icon name="arrow-forward" />
          </Link>
        ))}
    </nav>
  )
}
