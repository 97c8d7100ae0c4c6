import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { sports } from '@/content/sports.ts'
import layout from '@/ui/layout.module.css'
import tabStyles from '@/ui/tabs.module.css'
import { playersView, type PlayersView } from './players-view.ts'

export function SportFilter({ view }: { view: PlayersView }) {
  const { t } = useTranslation(['players', 'demo'])
  return (
    <nav className={`${layout.row} ${layout.gap2}`} aria-label={t('filter.label')}>
      {[null, ...sports].map((sport) => (
        <Link
          key={sport ?? 'all'}
          to="/players"
          search={playersView.search({ ...view, sport })}
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
