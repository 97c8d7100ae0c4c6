import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { Player } from '@/content/players/types.ts'
import { isCombat } from '@/content/sports.ts'
import tabStyles from '@/ui/tabs.module.css'
import { Achievements } from '@/shared/achievements.tsx'
import layout from '@/ui/layout.module.css'
import { History } from './history.tsx'
import { playerTabs, playerTabSearch, type PlayerTab } from './player-tabs.ts'
import { Statistics } from './statistics.tsx'

type PlayerTabBarProps = { player: Player; tab: PlayerTab; now: Date | null }

/** What a profile knows besides its first screen, a link per view so that each can be shared. */
export function PlayerTabBar({ player, tab, now }: PlayerTabBarProps) {
  const { t } = useTranslation('player')
  const kind = isCombat(player.sport) ? 'combat' : 'match'
  const nameOf = (each: PlayerTab) => (each === 'history' ? t(`tabs.history.${kind}`) : t(`tabs.${each}`))
  return (
    <section aria-labelledby="tab">
      <nav className={tabStyles.tabs} aria-label={t('tabs.label')}>
        {playerTabs.map((each) => (
          <Link
            key={each}
            to="/player/$playerId"
            params={{ playerId: player.id }}
            search={playerTabSearch(each)}
            resetScroll={false}
            activeOptions={{ exact: true }}
            aria-current={each === tab ? 'page' : undefined}
          >
            {nameOf(each)}
          </Link>
        ))}
      </nav>
      <h2 id="tab" className={layout.visuallyHidden}>
        {nameOf(tab)}
      </h2>
      {tab === 'history' && <History player={player} now={now} />}
      {tab === 'achievements' && <Achievements kind="player" of={player} now={now} />}
      {tab === 'statistics' && <Statistics player={player} now={now} />}
    </section>
  )
}
