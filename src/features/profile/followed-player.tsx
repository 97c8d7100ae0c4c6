import { Link } from '@tanstack/react-router'
import { findPlayer } from '@/content/players/players.ts'
import { getRecord } from '@/content/bouts/records.ts'
import { findTeam } from '@/content/teams/teams.ts'
import { sports } from '@/content/sports.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { getInitials } from '@/ui/athlete/initials.ts'
import { Sun } from '@/ui/athlete/sun.tsx'
import { FollowedRow } from './followed-row.tsx'

/** Renders nothing for a stored id that no longer exists in this release. */
export function FollowedPlayer({ id }: { id: string }) {
  const language = useLanguage()
  const player = findPlayer(id)
  if (!player) return null
  const name = player.name[language]
  return (
    <FollowedRow
      kind="player"
      id={id}
      name={name}
      picture={
        <Sun
          mini
          initials={getInitials(name)}
          record={getRecord(player)}
          seed={player.id}
          nation={player.country}
        />
      }
      link={
        <Link to="/player/$playerId" params={{ playerId: id }}>
          {name}
        </Link>
      }
      detail={[sports[player.sport].name[language], findTeam(player.team)?.name[language]]
        .filter(Boolean)
        .join(' · ')}
    />
  )
}
