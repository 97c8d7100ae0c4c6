import { Link } from '@tanstack/react-router'
import type { Language } from '@/contract/language.ts'
import { useLanguage } from '@/platform/i18n/language.ts'

export type Named = { id: string; name: Record<Language, string> } | null | undefined

/** Links a name to its player's or team's page. */
export function SideLink({ side: { player, team } }: { side: { player: Named; team: Named } }) {
  const language = useLanguage()
  if (player) {
    return (
      <Link to="/player/$playerId" params={{ playerId: player.id }}>
        {player.name[language]}
      </Link>
    )
  }
  return (
    team && (
      <Link to="/team/$teamId" params={{ teamId: team.id }}>
        {team.name[language]}
      </Link>
    )
  )
}
