/** A module of its own: the keys of all routes are in every page's first script. */
export const playersKeys = ['tab', 'sport', 'q', 'compare'] as const
export type PlayersSearch = Partial<Record<(typeof playersKeys)[number], string>>
