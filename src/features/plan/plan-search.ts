/** Apart from what reads them: every page's first script knows the keys of every address. */
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
