import { Link } from '@tanstack/react-router'
import { getRecord, rosterOf } from '@/content/bouts/records.ts'
import { findTeam } from '@/content/teams/teams.ts'
import { sports } from '@/content/sports.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { Crest } from '@/ui/athlete/crest.tsx'
import { FollowedRow } from './followed-row.tsx'

/** Renders nothing for a stored id that no longer exists in this release. */
export function FollowedTeam({ id }: { id: string }) {
  const language = useLanguage()
  const team = findTeam(id)
  if (!team) return null
  return (
    <FollowedRow
      kind="team"
      id={id}
      name={team.name[language]}
      picture={
        <Crest
          short={team.short[language]}
          nation={team.country}
          members={rosterOf(team).map((player) => ({
            record: getRecord(player),
            seed: player.id,
            nation: player.country,
          }))}
        />
      }
      link={
        <Link to="/team/$teamId" params={{ teamId: id }}>
          {team.name[language]}
        </Link>
      }
      detail={[sports[team.sport].name[language], team.city[language]].join(' · ')}
    />
  )
}
