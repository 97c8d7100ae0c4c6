import { findPlayer } from '@/content/players/players.ts'
import { useNow } from '@/platform/device/clock.ts'
import type { SearchOf } from '@/platform/search-params.ts'
import { NextUp } from './next-up.tsx'
import { Others } from './others.tsx'
import styles from './player-page.module.css'
import { PlayerHeader } from './player-header.tsx'
import { PlayerTabBar } from './player-tab-bar.tsx'

type PlayerPageProps = { id: string; tab: SearchOf<'/player/$playerId'>['tab'] }

export function PlayerPage({ id, tab }: PlayerPageProps) {
  const now = useNow()
  const player = findPlayer(id)
  if (!player) return null
  return (
    <>
      <PlayerHeader player={player} />
      <section className="section">
        <div className={`wrap ${styles.columns}`}>
          <NextUp player={player} now={now} />
          <PlayerTabBar player={player} tab={tab} now={now} />
        </div>
      </section>
      <Others player={player} />
    </>
  )
}
