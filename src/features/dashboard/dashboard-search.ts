/** A module of its own: the keys of all routes are in every page's first script. */
export const dashboardKeys = ['tab', 'sport', 'q'] as const
export type DashboardSearch = Partial<Record<(typeof dashboardKeys)[number], string>>
