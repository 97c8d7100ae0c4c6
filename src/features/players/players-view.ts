import { sports, type Sport } from '@/content/sports.ts'
import type { PlayersSearch } from './players-search.ts'

export type PlayersView = {
  tab: 'all' | 'top'
  /** Null shows every sport; so does an address that names none of ours. */
  sport: Sport | null
  query: string
}

export function readView({ tab, sport, q = '' }: PlayersSearch): PlayersView {
  return {
    tab: tab === 'top' ? 'top' : 'all',
    sport: sports.find((known) => known === sport) ?? null,
    query: q,
  }
}

/** The view as an address says it: what stands there by itself is left out. */
export function searchOf({ tab, sport, query }: PlayersView): PlayersSearch {
  return {
    ...(tab === 'top' && { tab }),
    ...(sport && { sport }),
    ...(query !== '' && { q: query }),
  }
}
