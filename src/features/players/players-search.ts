/** Apart from what reads them: every page's first script knows the keys of every address. */
export const playersKeys = ['tab', 'sport', 'q', 'compare'] as const
export type PlayersSearch = Partial<Record<(typeof playersKeys)[number], string>>
