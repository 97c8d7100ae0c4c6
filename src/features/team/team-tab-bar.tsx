import { linkOptions } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { sports } from '@/content/sports.ts'
import type { Team } from '@/content/teams/types.ts'
import type { SearchOf } from '@/platform/search-params.ts'
import { Achievements } from '@/shared/achievements.tsx'
import { TabBar } from '@/shared/tab-bar.tsx'
import { Matches } from './matches.tsx'
import { Roster } from './roster.tsx'
import styles from './team-tab-bar.module.css'

const tabs = ['fighters', 'matches', 'achievements'] as const
type TeamTab = SearchOf<'/team/$teamId'>['tab']

type TeamTabBarProps = { team: Team; tab: TeamTab; now: Date | null }

export function TeamTabBar({ team, tab, now }: TeamTabBarProps) {
  const { t } = useTranslation('team')
  const { kind } = sports[team.sport]
  const nameOf = (each: TeamTab) =>
    each === 'achievements' ? t('tabs.achievements') : t(`tabs.${each}.${kind}`)
  return (
    <section className={`wrap ${styles.tabs}`} aria-labelledby="tab">
      <TabBar
        label={t('tabs.label')}
        tabs={tabs}
        current={tab}
        nameOf={nameOf}
        linkTo={(each) =>
          linkOptions({ to: '/team/$teamId', params: { teamId: team.id }, search: { tab: each } })
        }
      />
      <h2 id="tab" className="visually-hidden">
        {nameOf(tab)}
      </h2>
      {tab === 'fighters' && <Roster team={team} />}
      {tab === 'matches' && <Matches team={team} now={now} />}
      {tab === 'achievements' && <Achievements kind="team" of={team} now={now} />}
    </section>
  )
}
