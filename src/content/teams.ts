import type { Localized } from './localized.ts'

export const teamIds = ['burj-fight-club', 'amman-boxing'] as const
export type TeamId = (typeof teamIds)[number]
export type Team = { id: TeamId; name: Localized }

/** Invented teams: none of them is real. */
const teams = {
  'burj-fight-club': { name: { en: 'Burj Fight Club', ar: 'نادي برج للقتال' } },
  'amman-boxing': { name: { en: 'Amman Boxing', ar: 'ملاكمة عمّان' } },
} satisfies Record<TeamId, Omit<Team, 'id'>>

export function findTeam(id: string): Team | undefined {
  const known = teamIds.find((teamId) => teamId === id)
  return known && { id: known, ...teams[known] }
}
