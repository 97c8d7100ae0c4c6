import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { sportIds } from '@/content/sport-ids.ts'
import { sports } from '@/content/sports.ts'
import type { SearchOf } from '@/platform/search-params.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import tabStyles from '@/ui/tabs.module.css'

export function SportFilter({ view }: { view: SearchOf<'/players'> }) {
  const { t } = useTranslation('players')
  const language = useLanguage()
  return (
    <nav className="row gap-2" aria-label={t('filter.label')}>
      {[undefined, ...sportIds].map((sport) => (
        <Link
          key={sport ?? 'all'}
          to="/players"
          search={{ ...view, sport }}
          resetScroll={false}
          className={tabStyles.chip}
          activeOptions={{ exact: true }}
          aria-current={sport === view.sport ? 'true' : undefined}
        >
          {sport ? sports[sport].name[language] : t('filter.all')}
        </Link>
      ))}
    </nav>
  )
}
