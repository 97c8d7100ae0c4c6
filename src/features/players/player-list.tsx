import { useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { idsOfPlayer, isFollowed } from '@/content/followed.ts'
import type { Player } from '@/content/players/types.ts'
import cards from '@/drawings/athlete/player-card.module.css'
import { Button } from '@/ui/button.tsx'
import unseen from '@/ui/unseen.module.css'
import { CompareTray } from './compare-tray.tsx'
import { RosterCard } from './roster-card.tsx'

/** The number of cards per page. Visitors rarely look at more before they search. */
const piece = 60

type PlayerListProps = { players: readonly Player[]; followed: ReadonlySet<string> }

export function PlayerList({ players, followed }: PlayerListProps) {
  const { t } = useTranslation('players')
  const list = useRef<HTMLUListElement>(null)
  const [pieces, setPieces] = useState(1)
  const [picked, setPicked] = useState<readonly Player[]>([])
  const shown = players.slice(0, pieces * piece)
  const next = Math.min(players.length - shown.length, piece)

  useEffect(() => {
    // The focused button is now below the new cards, so focus moves to the first of them.
    if (pieces > 1) list.current?.children[(pieces - 1) * piece]?.querySelector('a')?.focus()
  }, [pieces])

  // A third player replaces the one picked first.
  const pick = useCallback(
    (player: Player) =>
      setPicked((held) =>
        held.includes(player) ? held.filter((other) => other !== player) : [...held, player].slice(-2),
      ),
    [],
  )

  return (
    <div>
      <div className="stack gap-5">
        <ul ref={list} className={`${cards.cards} ${unseen.unseen}`}>
          {shown.map((player) => (
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
        {next > 0 && (
          <Button tone="tonal" wide onClick={() => setPieces(pieces + 1)}>
            {t('list.more', { count: next })}
          </Button>
        )}
      </div>
      {picked.length > 0 && <CompareTray picked={picked} onRemove={pick} />}
    </div>
  )
}
