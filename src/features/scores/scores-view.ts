import { isMatchId } from '@/content/matches/series.ts'
import type { MatchId } from '@/content/matches/types.ts'
import { choice } from '@/platform/parts/choice.ts'
import type { ScoresSearch } from './scores-search.ts'

export const scoresPart = choice('view', ['results', 'fixtures', 'points'])
export const matchTab = choice('tab', ['batting', 'bowling', 'commentary', 'overs'])
const inningsNumber = choice('innings', ['1', '2'])

/** Which part of the page is shown, and which of a match. `innings` counts from 0, in the order of batting. */
export type ScoresView = {
  view: (typeof scoresPart.words)[number]
  match: MatchId
  tab: (typeof matchTab.words)[number]
  innings: 0 | 1
}

export const scoresView = {
  read: (search: ScoresSearch): ScoresView => ({
    view: scoresPart.read(search),
    match: isMatchId(search.match) ? search.match : 'final',
    tab: matchTab.read(search),
    innings: inningsNumber.read(search) === '2' ? 1 : 0,
  }),
  /** Missing parts get their defaults. */
  search: ({
    view = 'results',
    match = 'final',
    tab = 'batting',
    innings,
  }: Partial<ScoresView>): ScoresSearch => ({
    ...scoresPart.search(view),
    ...(match !== 'final' && { match }),
    ...matchTab.search(tab),
    ...inningsNumber.search(innings === 1 ? '2' : '1'),
  }),
}
