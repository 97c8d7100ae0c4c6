import { players } from '@/content/players/players.ts'
import type { Player } from '@/content/players/types.ts'
import type { Sport } from '@/content/sports.ts'
import { findTeam } from '@/content/teams/teams.ts'
import { indexTexts } from '@/lib/name-search/text-search.ts'

/** The searched text, in both scripts: Arabic input on the English page finds the same player. */
type Searched = Pick<Player, 'name' | 'nickname' | 'team' | 'sport'>

type Roster<Item> = {
  find: (sport: Sport | undefined, query: string) => readonly Item[]
}

/** Folds the names once, so that a search over thousands of players is fast enough for every key. */
export function rosterOf<Item extends Searched>(listed: readonly Item[]): Roster<Item> {
  const index = indexTexts(listed, ({ name, nickname, team }) =>
    [name, nickname, findTeam(team)?.name].flatMap((text) => (text ? [text.en, text.ar] : [])),
  )
  return {
    find: (sport, query) => {
      const found = index.find(query)
      return sport ? found.filter((player) => player.sport === sport) : found
    },
  }
}

let known: Roster<Player> | undefined

/** The site's players, folded at the first search. */
export function findPlayers(sport: Sport | undefined, query: string): readonly Player[] {
  known ??= rosterOf(players)
  return known.find(sport, query)
}
