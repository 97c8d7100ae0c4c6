import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { localizedPath } from '@/contract/language.ts'
import { deferred } from '@/platform/hydration/deferred.tsx'
import { useLanguage } from '@/platform/i18n/language.ts'
import { useSearchText } from '@/shared/use-search-text.ts'
import { SearchField } from '@/ui/form/search-field.tsx'
import { PageHeader } from '@/ui/page-header.tsx'
import tabs from '@/ui/tabs.module.css'
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
  const search = useSearchText(query, onSearch)
  const language = useLanguage()
  useQuestionHash()
  return (
    <>
      <div className="tone">
        <PageHeader label={t('label')} heading={t('heading')}>
          <div className="stack">
            <SearchField
              id="help-search"
              size="large"
              search={search}
              texts={t('search', { returnObjects: true })}
              action={localizedPath('/help', language)}
            />
            <nav className="row gap-2" aria-label={t('asked.label')}>
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
          </div>
        </PageHeader>
      </div>
      {query === '' && <Channels />}
      <Questions query={query} />
      <Resources />
    </>
  )
}
