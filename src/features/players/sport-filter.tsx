import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { sportIds } from '@/content/sport-ids.ts'
import type { SearchOf } from '@/platform/search-params.ts'
import layout from '@/ui/layout.module.css'
import tabStyles from '@/ui/tabs.module.css'

export function SportFilter({ view }: { view: SearchOf<'/players'> }) {
  const { t } = useTranslation(['players', 'demo'])
  return (
    <nav className={`${layout.row} ${layout.gap2}`} aria-label={t('filter.label')}>
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
          {sport ? t(`demo:sport.${sport}`) : t('filter.all')}
        </Link>
      ))}
    </nav>
  )
}
