import { players } from '@/content/players/players.ts'
import type { Player } from '@/content/players/types.ts'
import type { Sport } from '@/content/sport-ids.ts'
import { findTeam } from '@/content/teams/teams.ts'
import { indexTexts } from '@/lib/name-search/text-search.ts'

/** The searchable fields. They match in both scripts, so that Arabic input works on the English page. */
type Searched = Pick<Player, 'name' | 'nickname' | 'team' | 'sport'>

type Roster<Item> = {
  find: (sport: Sport | undefined, query: string) => readonly Item[]
}

/** Normalises the names once, so that a search per keystroke is fast enough for thousands of players. */
export function indexRoster<Item extends Searched>(listed: readonly Item[]): Roster<Item> {
  const index = indexTexts(listed, ({ name, nickname, team }) =>
    [name, nickname, findTeam(team)?.name].flatMap((text) => (text ? Object.values(text) : [])),
  )
  return {
    find: (sport, query) => {
      const found = index.find(query)
      return sport ? found.filter((player) => player.sport === sport) : found
    },
  }
}

let known: Roster<Player> | undefined

/** Searches the site's players. The index is built at the first search, because most visitors never search. */
export function findPlayers(sport: Sport | undefined, query: string): readonly Player[] {
  known ??= indexRoster(players)
  return known.find(sport, query)
}
