import { linkOptions } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { Player } from '@/content/players/types.ts'
import { sports } from '@/content/sports.ts'
import type { SearchOf } from '@/platform/search-params.ts'
import { TabBar } from '@/shared/tab-bar.tsx'
import { Achievements } from '@/shared/achievements.tsx'
import { History } from './history.tsx'
import { Statistics } from './statistics.tsx'

const tabs = ['history', 'achievements', 'statistics'] as const
type PlayerTab = SearchOf<'/player/$playerId'>['tab']

type PlayerTabBarProps = { player: Player; tab: PlayerTab; now: Date | null }

/** The tabs of a profile below its first screen. */
export function PlayerTabBar({ player, tab, now }: PlayerTabBarProps) {
  const { t } = useTranslation('player')
  const { kind } = sports[player.sport]
  const nameOf = (each: PlayerTab) => (each === 'history' ? t(`tabs.history.${kind}`) : t(`tabs.${each}`))
  return (
    <section aria-labelledby="tab">
      <TabBar
        label={t('tabs.label')}
        tabs={tabs}
        current={tab}
        nameOf={nameOf}
        linkTo={(each) =>
          linkOptions({ to: '/player/$playerId', params: { playerId: player.id }, search: { tab: each } })
        }
      />
      <h2 id="tab" className="visually-hidden">
        {nameOf(tab)}
      </h2>
      {tab === 'history' && <History player={player} now={now} />}
      {tab === 'achievements' && <Achievements kind="player" of={player} now={now} />}
      {tab === 'statistics' && <Statistics player={player} now={now} />}
    </section>
  )
}
