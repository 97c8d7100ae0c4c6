import { sports, type Sport } from '@/content/sports.ts'
import type { DashboardSearch } from './dashboard-search.ts'

/** What the address shows. Sport and search are the past events' own. */
export type DashboardPlace = { tab: 'live' | 'past'; sport: Sport | null; query: string }

/** What the address does not name, or names wrongly, is the default. */
export function readDashboard({ tab, sport, q = '' }: DashboardSearch): DashboardPlace {
  if (tab !== 'past') return { tab: 'live', sport: null, query: '' }
  return { tab, sport: sports.find((known) => known === sport) ?? null, query: q.trim() }
}

/** The address of a place, defaults left out. */
export function dashboardSearch({ tab, sport, query }: DashboardPlace): DashboardSearch {
  if (tab === 'live') return {}
  return { tab, ...(sport && { sport }), ...(query && { q: query }) }
}
