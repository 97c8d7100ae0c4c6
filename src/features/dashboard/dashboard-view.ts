import { sports, type Sport } from '@/content/sports.ts'
import { choice } from '@/platform/parts/choice.ts'
import type { DashboardSearch } from './dashboard-search.ts'

/** Sport and search apply to past events only. */
export type DashboardView = { tab: 'live' | 'past'; sport: Sport | null; query: string }

const tabs = choice('tab', ['live', 'past'])
const sportChoice = choice('sport', [null, ...sports])

export const dashboardView = {
  read: (search: DashboardSearch): DashboardView =>
    tabs.read(search) === 'live'
      ? { tab: 'live', sport: null, query: '' }
      : { tab: 'past', sport: sportChoice.read(search), query: search.q?.trim() ?? '' },
  search: ({ tab, sport, query }: DashboardView): DashboardSearch =>
    tab === 'live' ? {} : { ...tabs.search(tab), ...sportChoice.search(sport), ...(query && { q: query }) },
}
