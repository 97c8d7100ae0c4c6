import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { LegalDocument } from '@/content/legal-dates.ts'
import { Icon } from '@/ui/icon.tsx'
import typography from '@/ui/type.module.css'
import styles from './legal-text.module.css'

const documents = [
  { document: 'privacy', to: '/privacy' },
  { document: 'terms', to: '/terms' },
  { document: 'app-terms', to: '/terms-conditions-app' },
] as const

/** The ways to the other two. */
export function RelatedDocuments({ document: own }: { document: LegalDocument }) {
  const { t } = useTranslation('legal')
  return (
    <nav className={styles.related} aria-labelledby="related">
      <h2 id="related" className={typography.label}>
        {t('related')}
      </h2>
      {documents
        .filter(({ document }) => document !== own)
        .map(({ document, to }) => (
          <Link key={to} to={to} className={typography.link}>
            {t(`documents.${document}`)}
            <Icon name="arrow-forward" />
          </Link>
        ))}
    </nav>
  )
}
