import { linkOptions } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { findPlayer } from '@/content/players/players.ts'
import { useNow } from '@/platform/device/clock.ts'
import type { SearchOf } from '@/platform/search-params.ts'
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

export function PlayerPage({ id, tab }: { id: string; tab: PlayerTab }) {
  const { t } = useTranslation('player')
  const now = useNow()
  const player = findPlayer(id)
  if (!player) return null
  const { kind } = sports[player.sport]
  const nameOf = (each: PlayerTab) => (each === 'history' ? t(`tabs.history.${kind}`) : t(`tabs.${each}`))
  return (
    <>
      <PlayerHeader player={player} />
      <section className="section">
        <div className={`wrap ${styles.columns}`}>
          <NextUp player={player} />
          <section aria-labelledby="tab">
            <TabBar
              label={t('tabs.label')}
              tabs={tabs}
              current={tab}
              nameOf={nameOf}
              linkTo={(each) =>
                linkOptions({ to: '/player/$playerId', params: { playerId: id }, search: { tab: each } })
              }
            />
            <h2 id="tab" className="visually-hidden">
              {nameOf(tab)}
            </h2>
            {tab === 'history' && <History player={player} now={now} />}
            {tab === 'achievements' && <Achievements kind="player" of={player} now={now} />}
            {tab === 'statistics' && <Statistics player={player} now={now} />}
          </section>
        </div>
      </section>
      <Others player={player} />
    </>
  )
}
