/** Apart from what reads them: every page's first script knows the keys of every address. */
export const dashboardKeys = ['tab', 'sport', 'q'] as const
export type DashboardSearch = Partial<Record<(typeof dashboardKeys)[number], string>>
