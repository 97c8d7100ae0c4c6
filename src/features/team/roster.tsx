import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { playerFacts } from '@/content/players/player-facts.ts'
import { rosterOf } from '@/content/bouts/records.ts'
import type { Team } from '@/content/teams/types.ts'
import { sports } from '@/content/sports.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { PlayerCard, PlayerCards } from '@/ui/athlete/player-card.tsx'

/** The team's members, best ranking first. */
export function Roster({ team }: { team: Team }) {
  const { t } = useTranslation(['team', 'demo'])
  const language = useLanguage()
  return (
    <PlayerCards>
      {rosterOf(team).map((player) => (
        <PlayerCard
          key={player.id}
          {...playerFacts(player, language)}
          link={
            <Link to="/player/$playerId" params={{ playerId: player.id }}>
              {player.name[language]}
            </Link>
          }
          rankLabel={t('ranked')}
          sport={sports[player.sport].name[language]}
          details={t(`demo:divisions.division.${player.division}`)}
          recordLabel={t('stats.record')}
          status={t(`demo:condition.${player.status}.${player.gender}`)}
        />
      ))}
    </PlayerCards>
  )
}
