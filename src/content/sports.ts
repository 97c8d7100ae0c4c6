/** The sports of the demo area, in the order of its filters. */
export const sports = ['boxing', 'mma', 'cricket', 'football'] as const
export type Sport = (typeof sports)[number]

export const isSport = (name: string): name is Sport => sports.some((sport) => sport === name)

/** True for boxing and MMA, with people as sides; false for cricket and football, with teams. */
export const isCombat = (sport: Sport): boolean => sport === 'boxing' || sport === 'mma'
