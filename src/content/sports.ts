/** The sports of the demo area, in filter order. */
export const sports = ['boxing', 'mma', 'cricket', 'football'] as const
export type Sport = (typeof sports)[number]

export const isSport = (name: string): name is Sport => sports.some((sport) => sport === name)

/** True for individual sports (boxing, MMA), false for team sports (cricket, football). */
export const isCombat = (sport: Sport): boolean => sport === 'boxing' || sport === 'mma'
