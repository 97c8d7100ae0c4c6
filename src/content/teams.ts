import type { Localized } from './localized.ts'
import type { Sport } from './sports.ts'
import type { TeamId } from './team-ids.ts'
import { combatTeams } from './teams/combat.ts'
import { fieldTeams } from './teams/field.ts'

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

/** Invented teams, the best ranked first: none of them is real. */
export const teams: readonly Team[] = [...combatTeams, ...fieldTeams].toSorted(
  (a, b) => a.ranking - b.ranking,
)

const byId: ReadonlyMap<string, Team> = new Map(teams.map((team) => [team.id, team]))

export function findTeam(id: string): Team | undefined {
  return byId.get(id)
}
