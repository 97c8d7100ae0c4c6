import { Link } from '@tanstack/react-router'
import { useLanguage } from '@/platform/i18n/language.ts'
import { nameOf, type Side } from '@/content/bouts/sides.ts'

type SideLinkProps = { side: Side; className?: string | undefined }

/** Links a name to its player's or team's page. */
export function SideLink({ side, className }: SideLinkProps) {
  const name = nameOf(side)[useLanguage()]
  return side.kind === 'player' ? (
    <Link to="/player/$playerId" params={{ playerId: side.player.id }} className={className}>
      {name}
    </Link>
  ) : (
    <Link to="/team/$teamId" params={{ teamId: side.team.id }} className={className}>
      {name}
    </Link>
  )
}
