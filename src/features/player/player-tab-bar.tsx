import { useTranslation } from 'react-i18next'
import type { Player } from '@/content/players/types.ts'
import { isCombat } from '@/content/sports.ts'
import { TabBar } from '@/shared/tab-bar.tsx'
import { Achievements } from '@/shared/achievements.tsx'
import layout from '@/ui/layout.module.css'
import { History } from './history.tsx'
import { playerTab, type PlayerTab } from './player-view.ts'
import { Statistics } from './statistics.tsx'

type PlayerTabBarProps = { player: Player; tab: PlayerTab; now: Date | null }

/** What a profile knows besides its first screen. */
export function PlayerTabBar({ player, tab, now }: PlayerTabBarProps) {
  const { t } = useTranslation('player')
  const kind = isCombat(player.sport) ? 'combat' : 'match'
  const nameOf = (each: PlayerTab) => (each === 'history' ? t(`tabs.history.${kind}`) : t(`tabs.${each}`))
  return (
    <section aria-labelledby="tab">
      <TabBar
        label={t('tabs.label')}
        tabs={playerTab.words}
        current={tab}
        nameOf={nameOf}
        linkTo={(each) => ({
          to: '/player/$playerId',
          params: { playerId: player.id },
          search: playerTab.search(each),
        })}
      />
      <h2 id="tab" className={layout.visuallyHidden}>
        {nameOf(tab)}
      </h2>
      {tab === 'history' && <History player={player} now={now} />}
      {tab === 'achievements' && <Achievements kind="player" of={player} now={now} />}
      {tab === 'statistics' && <Statistics player={player} now={now} />}
    </section>
  )
}
