/** A module of its own: the keys of all routes are in every page's first script. */
export const planKeys = [
  'sport',
  'date',
  'town',
  'venue',
  'days',
  'watch',
  'viewers',
  'languages',
  'needs',
  'services',
] as const
export type PlanSearch = Partial<Record<(typeof planKeys)[number], string>>
