import type { Localized } from './localized.ts'

export const playerIds = ['khalid-al-mansoori', 'omar-haddad', 'rafael-moura', 'yasmin-rahal'] as const
export type PlayerId = (typeof playerIds)[number]
export type Player = { id: PlayerId; name: Localized }

/** Invented people: nobody here is real. */
const players = {
  'khalid-al-mansoori': { name: { en: 'Khalid Al Mansoori', ar: 'خالد المنصوري' } },
  'omar-haddad': { name: { en: 'Omar Haddad', ar: 'عمر حداد' } },
  'rafael-moura': { name: { en: 'Rafael Moura', ar: 'رافاييل مورا' } },
  'yasmin-rahal': { name: { en: 'Yasmin Rahal', ar: 'ياسمين رحّال' } },
} satisfies Record<PlayerId, Omit<Player, 'id'>>

export function findPlayer(id: string): Player | undefined {
  const known = playerIds.find((playerId) => playerId === id)
  return known && { id: known, ...players[known] }
}
