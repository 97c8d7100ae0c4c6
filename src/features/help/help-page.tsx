import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { deferred } from '@/platform/hydration/deferred.tsx'
import { PageHeader } from '@/ui/page-header.tsx'
import tabs from '@/ui/tabs.module.css'
import { Finder } from './finder.tsx'
import styles from './help-page.module.css'
import { useQuestionHash } from './use-question-hash.ts'

const Channels = deferred(() => import('./channels.tsx'), 'Channels')
const Questions = deferred(() => import('./questions.tsx'), 'Questions')
const Resources = deferred(() => import('./resources.tsx'), 'Resources')

type HelpPageProps = {
  query: string
  onSearch: (query: string) => void
}

const popularQuestions = ['code-expired', 'region', 'earn'] as const

export function HelpPage({ query, onSearch }: HelpPageProps) {
  const { t } = useTranslation('help')
  useQuestionHash()
  return (
    <>
      <div className={styles.top}>
        <PageHeader label={t('label')} heading={t('heading')}>
          <Finder query={query} onSearch={onSearch} />
          <nav className={`row ${styles.asked}`} aria-label={t('asked.label')}>
            <span className="note" aria-hidden="true">
              {t('asked.label')}
            </span>
            {popularQuestions.map((id) => (
              <Link
                key={id}
                to="/help"
                hash={id}
                activeOptions={{ exact: true, includeHash: true }}
                className={tabs.chip}
              >
                {t(`asked.${id}`)}
              </Link>
            ))}
          </nav>
        </PageHeader>
      </div>
      {query === '' && <Channels />}
      <Questions query={query} />
      <Resources />
    </>
  )
}
