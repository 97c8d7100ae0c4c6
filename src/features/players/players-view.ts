import { sports, type Sport } from '@/content/sports.ts'
import { choice } from '@/platform/parts/choice.ts'
import type { PlayersSearch } from './players-search.ts'

/** Without a sport: every sport. */
export type PlayersView = { tab: 'all' | 'top' | 'following'; sport: Sport | null; query: string }

const tabs = choice('tab', ['all', 'top', 'following'])
const sportChoice = choice('sport', [null, ...sports])

export const playersView = {
  read: (search: PlayersSearch): PlayersView => ({
    tab: tabs.read(search),
    sport: sportChoice.read(search),
    query: search.q ?? '',
  }),
  search: ({ tab, sport, query }: PlayersView): PlayersSearch => ({
    ...tabs.search(tab),
    ...sportChoice.search(sport),
    ...(query && { q: query }),
  }),
}
