/** The sports of the demo area, in filter order. */
export const sports = ['boxing', 'mma', 'cricket', 'football'] as const
export type Sport = (typeof sports)[number]

export const isSport = (name: string): name is Sport => sports.some((sport) => sport === name)

const combat: Record<Sport, boolean> = { boxing: true, mma: true, cricket: false, football: false }

/** True for individual sports, false for team sports. */
export const isCombat = (sport: Sport): boolean => combat[sport]
