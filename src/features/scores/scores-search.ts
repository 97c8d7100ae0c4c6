/** What the address of the page says, as text; what is left out is the default. See `scores-view.ts`. */
export type ScoresSearch = { view?: string; match?: string; tab?: string; innings?: string }

export const scoresKeys = [
  'view',
  'match',
  'tab',
  'innings',
] as const satisfies readonly (keyof ScoresSearch)[]
