import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import tabStyles from '@/ui/tabs.module.css'
import type { DashboardView } from './dashboard-view.ts'

type EventTabsProps = { shown: DashboardView['tab'] }

export function EventTabs({ shown }: EventTabsProps) {
  const { t } = useTranslation('dashboard')
  const plain = { to: '/dashboard', resetScroll: false, activeOptions: { exact: true } } as const
  return (
    <nav className={tabStyles.tabs} aria-label={t('tabs.label')}>
      <Link {...plain} search={{}} aria-current={shown === 'live' ? 'page' : undefined}>
        {t('tabs.live')}
      </Link>
      <Link {...plain} search={{ tab: 'past' }} aria-current={shown === 'past' ? 'page' : undefined}>
        {t('tabs.past')}
      </Link>
    </nav>
  )
}
