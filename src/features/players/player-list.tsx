import { Link } from '@tanstack/react-router'
import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SearchOf } from '@/platform/search-params.ts'
import { followedFirst, idsOfPlayer, isFollowed } from '@/content/followed.ts'
import type { Player } from '@/content/players/types.ts'
import { sportIds, type Sport } from '@/content/sport-ids.ts'
import { sports } from '@/content/sports.ts'
import cards from '@/drawings/athlete/player-card.module.css'
import { useLanguage } from '@/platform/i18n/language.ts'
import unseen from '@/ui/unseen.module.css'
import { CompareTray } from './compare-tray.tsx'
import { RosterCard } from './roster-card.tsx'

type PlayerListProps = {
  players: readonly Player[]
  followed: ReadonlySet<string>
  view: SearchOf<'/players'>
  /** How many of each sport. A longer list is behind a link to its sport. */
  most: number
}

/** The players of each sport, those with a followed player first. On a phone they are rows, or cards if the visitor chooses so. */
export function PlayerList({ players, followed, view, most }: PlayerListProps) {
  const { t } = useTranslation('players')
  const language = useLanguage()
  const [picked, setPicked] = useState<readonly Player[]>([])

  const allOf = (sport: Sport) => players.filter((player) => player.sport === sport)
  const bySport = (sport: Sport) => allOf(sport).slice(0, most)
  const shown = sportIds.filter((sport) => bySport(sport).length > 0)

  // A third player replaces the one picked first.
  const pick = useCallback(
    (player: Player) =>
      setPicked((held) =>
        held.includes(player) ? held.filter((other) => other !== player) : [...held, player].slice(-2),
      ),
    [],
  )

  return (
    <>
      <div className="stack gap-5">
        {followedFirst(shown, followed, (sport) => bySport(sport).flatMap(idsOfPlayer)).map((sport) => (
          <section
            key={sport}
            className="stack"
            aria-labelledby={sport}
            data-with={bySport(sport).flatMap(idsOfPlayer).join(' ')}
          >
            <h3 id={sport} className="title-2">
              {sports[sport].name[language]}
            </h3>
            <ul className={`${cards.cards} ${view.look ? '' : cards.rows} ${unseen.unseen}`}>
              {bySport(sport).map((player) => (
                <li key={player.id} data-with={idsOfPlayer(player).join(' ')}>
                  <RosterCard
                    player={player}
                    isFollowed={isFollowed(player, followed)}
                    isPicked={picked.includes(player)}
                    onPick={pick}
                  />
                </li>
              ))}
            </ul>
            {allOf(sport).length > most && (
              <Link to="/players" search={{ ...view, sport }} className="link">
                {t('list.found', { count: allOf(sport).length })}
              </Link>
            )}
          </section>
        ))}
      </div>
      {picked.length > 0 && <CompareTray picked={picked} onRemove={pick} />}
    </>
  )
}
