/** The sports of the demo area, in filter order. A separate module, because the entry chunk reads them from a URL. */
export const sportIds = ['boxing', 'mma', 'cricket', 'football'] as const
export type Sport = (typeof sportIds)[number]

export const isSport = (name: string): name is Sport => sportIds.some((sport) => sport === name)
