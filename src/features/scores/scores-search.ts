/** The page's query, as text; see `scores-view.ts` for the defaults. */
export type ScoresSearch = { view?: string; match?: string; tab?: string; innings?: string }

export const scoresKeys = [
  'view',
  'match',
  'tab',
  'innings',
] as const satisfies readonly (keyof ScoresSearch)[]
