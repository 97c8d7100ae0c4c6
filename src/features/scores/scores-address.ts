import { isMatchId } from '@/content/matches/series.ts'
import type { MatchId } from '@/content/matches/types.ts'
import type { ScoresSearch } from './scores-search.ts'

export const views = ['results', 'fixtures', 'points'] as const
export type ScoresView = (typeof views)[number]

export const tabs = ['batting', 'bowling', 'commentary', 'overs'] as const
export type MatchTab = (typeof tabs)[number]

/** Which view of the page is shown. `innings` counts from 0, in the order of batting. */
export type ScoresPlace = { view: ScoresView; match: MatchId; tab: MatchTab; innings: 0 | 1 }

/** An address that names nothing known shows the default instead of an error. */
export function readPlace(search: ScoresSearch): ScoresPlace {
  return {
    view: views.find((view) => view === search.view) ?? 'results',
    match: isMatchId(search.match) ? search.match : 'final',
    tab: tabs.find((tab) => tab === search.tab) ?? 'batting',
    innings: search.innings === '2' ? 1 : 0,
  }
}

/** The shortest address of a place: defaults are left out. */
export function placeSearch(place: Partial<ScoresPlace>): ScoresSearch {
  const { view = 'results', match = 'final', tab = 'batting', innings = 0 } = place
  return {
    ...(view !== 'results' && { view }),
    ...(match !== 'final' && { match }),
    ...(tab !== 'batting' && { tab }),
    ...(innings === 1 && { innings: '2' }),
  }
}
