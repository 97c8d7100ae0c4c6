import { combatTeams } from './combat-teams.ts'
import { fieldTeams } from './field-teams.ts'
import type { Team } from './types.ts'

/** Invented teams, best ranked first. None of them is real. */
export const teams: readonly Team[] = [...combatTeams, ...fieldTeams]
  .map(({ plays, ...team }) => ({
    ...team,
    ...plays,
  }))
  .toSorted((a, b) => a.ranking - b.ranking)

const byId: ReadonlyMap<string, Team> = new Map(teams.map((team) => [team.id, team]))

export function findTeam(id: string): Team | undefined {
  return byId.get(id)
}
