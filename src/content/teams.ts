import type { Localized } from './localized.ts'
import type { Sport } from './sports.ts'

export const teamIds = ['burj-fight-club', 'amman-boxing'] as const
export type TeamId = (typeof teamIds)[number]

export type Team = {
  id: TeamId
  name: Localized
  /** Two or three letters for the crest, in each script. */
  short: Localized
  sport: Sport
  country: string
  city: Localized
  /** Full years since the founding: the year itself is counted from today's. */
  yearsOld: number
  headCoach: Localized
  championships: number
  ranking: number
  description: Localized
  achievements: readonly { title: Localized; description: Localized; dayOffset: number }[]
}

/** Invented teams: none of them is real. */
export const teams: readonly Team[] = []

export function findTeam(id: string): Team | undefined {
  return teams.find((team) => team.id === id)
}
