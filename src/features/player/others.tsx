import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { playerFacts } from '@/content/players/player-facts.ts'
import type { Player } from '@/content/players/types.ts'
import { findTeam } from '@/content/teams/teams.ts'
import { sports } from '@/content/sports.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { PlayerCard, PlayerCards } from '@/drawings/athlete/player-card.tsx'
import { SectionHeading } from '@/ui/section-heading.tsx'
import { players } from '@/content/players/players.ts'

export function Others({ player }: { player: Player }) {
  const { t } = useTranslation(['player', 'demo'])
  const language = useLanguage()
  return (
    <section className="section tone no-print" aria-labelledby="others">
      <div className="wrap">
        <SectionHeading
          id="others"
          label={sports[player.sport].name[language]}
          heading={t('others.heading')}
        />
        <PlayerCards>
          {othersToWatch(player).map((other) => (
            <PlayerCard
              key={other.id}
              {...playerFacts(other, language)}
              link={
                <Link to="/player/$playerId" params={{ playerId: other.id }}>
                  {other.name[language]}
                </Link>
              }
              rankLabel={t('ranked')}
              sport={sports[other.sport].name[language]}
              details={`${t(`demo:divisions.division.${other.division}`)} · ${findTeam(other.team)?.name[language] ?? ''}`}
              recordLabel={t('stats.record')}
              status={t(`demo:condition.${other.status}.${other.gender}`)}
            />
          ))}
        </PlayerCards>
      </div>
    </section>
  )
}

const howMany = 4

/** Players of the same sport: the same division first, then by distance in the ranking. */
export function othersToWatch(player: Player, roster: readonly Player[] = players): Player[] {
  const far = (other: Player) =>
    Math.abs(other.ranking - player.ranking) + (other.division === player.division ? 0 : roster.length)
  return roster
    .filter(({ id, sport }) => id !== player.id && sport === player.sport)
    .toSorted((a, b) => far(a) - far(b) || a.ranking - b.ranking)
    .slice(0, howMany)
}
