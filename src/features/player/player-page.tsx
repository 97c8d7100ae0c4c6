import { linkOptions } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { findPlayer } from '@/content/players/players.ts'
import { useNow } from '@/platform/device/clock.ts'
import type { SearchOf } from '@/platform/search-params.ts'
import type { Player } from '@/content/players/types.ts'
import { sports } from '@/content/sports.ts'
import { TabBar } from '@/shared/tab-bar.tsx'
import { Achievements } from '@/shared/achievements.tsx'
import { NextUp } from './next-up.tsx'
import { Others } from './others.tsx'
import styles from './player-page.module.css'
import { PlayerHeader } from './player-header.tsx'
import { History } from './history.tsx'
import { Statistics } from './statistics.tsx'

const tabs = ['history', 'achievements', 'statistics'] as const
type PlayerTab = SearchOf<'/player/$playerId'>['tab']

type PlayerPageProps = { id: string; tab: PlayerTab }

export function PlayerPage({ id, tab }: PlayerPageProps) {
  const now = useNow()
  const player = findPlayer(id)
  if (!player) return null
  return (
    <>
      <PlayerHeader player={player} />
      <section className="section">
        <div className={`wrap ${styles.columns}`}>
          <NextUp player={player} />
          <PlayerTabBar player={player} tab={tab} now={now} />
        </div>
      </section>
      <Others player={player} />
    </>
  )
}

type PlayerTabBarProps = { player: Player; tab: PlayerTab; now: Date | null }

/** The tabs of a profile below its first screen. */
function PlayerTabBar({ player, tab, now }: PlayerTabBarProps) {
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
