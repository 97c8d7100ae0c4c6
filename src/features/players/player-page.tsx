import { linkOptions } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { getAppearances } from '@/content/bouts/records.ts'
import { findPlayer, players } from '@/content/players/players.ts'
import { playerFacts } from '@/content/players/player-facts.ts'
import type { Player } from '@/content/players/types.ts'
import { sports } from '@/content/sports.ts'
import { PlayerCard, PlayerCards } from '@/drawings/athlete/player-card.tsx'
import { useNow } from '@/platform/device/clock.ts'
import { hiddenScoreId, useIsHidden } from '@/platform/device/hide-scores.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import type { SearchOf } from '@/platform/search-params.ts'
import { TabSection } from '@/shared/tab-bar.tsx'
import { Block } from '@/ui/blocks/block.tsx'
import { Achievements } from './achievements.tsx'
import { BoutList } from './bout-list.tsx'
import { NextUp } from './next-up.tsx'
import { PlayerHeader } from './player-header.tsx'
import { Statistics } from './statistics.tsx'
import styles from './profile.module.css'

const tabs = ['history', 'achievements', 'statistics'] as const
type PlayerTab = SearchOf<'/player/$playerId'>['tab']

export function PlayerPage({ id, tab }: { id: string; tab: PlayerTab }) {
  const { t, i18n } = useTranslation(['player', 'demo'])
  const language = useLanguage()
  const now = useNow()
  // A hidden result of tonight would show in the record.
  const known = useIsHidden(hiddenScoreId('player', id)) ? null : now
  const player = findPlayer(id)
  if (!player) return null
  const { kind, name: sport } = sports[player.sport]
  return (
    <>
      <PlayerHeader player={player} now={now} known={known} />
      <div className={`wrap stack gap-6 ${styles.body}`}>
        <NextUp player={player} now={now} known={known} />
        <TabSection
          label={t('tabs.label')}
          tabs={tabs}
          current={tab}
          nameOf={(each) => (each === 'history' ? t(`tabs.history.${kind}`) : t(`tabs.${each}`))}
          linkTo={(each) =>
            linkOptions({ to: '/player/$playerId', params: { playerId: id }, search: { tab: each } })
          }
        >
          {tab === 'history' && <History player={player} now={now} />}
          {tab === 'achievements' && <Achievements kind="player" of={player} />}
          {tab === 'statistics' && <Statistics player={player} now={now} known={known} />}
        </TabSection>
      </div>
      <div className="no-print">
        <Block id="others" tone="tone" label={sport[language]} heading={t('others.heading')}>
          <PlayerCards>
            {othersToWatch(player).map((other) => (
              <PlayerCard key={other.id} {...playerFacts(other, { language, i18n })} />
            ))}
          </PlayerCards>
        </Block>
      </div>
    </>
  )
}

function History({ player, now }: { player: Player; now: Date | null }) {
  const { t } = useTranslation('player')
  const appearances = getAppearances(player, now)
  const { wins, losses, draws } = player.before
  const earlier = wins + losses + draws
  if (!appearances.some(({ outcome }) => outcome))
    return <p className="soft">{t(`empty.history.${sports[player.sport].kind}`)}</p>
  return (
    <div className="stack">
      <BoutList scoreId={hiddenScoreId('player', player.id)} appearances={appearances} />
      {earlier > 0 && <p className="note">{t('empty.earlier', { count: earlier })}</p>}
    </div>
  )
}

/** Players of the same sport: the same division first, then by distance in the ranking. */
export function othersToWatch(player: Player): Player[] {
  const far = (other: Player) =>
    Math.abs(other.ranking - player.ranking) + (other.division === player.division ? 0 : players.length)
  return players
    .filter(({ id, sport }) => id !== player.id && sport === player.sport)
    .toSorted((a, b) => far(a) - far(b) || a.ranking - b.ranking)
    .slice(0, 4)
}
