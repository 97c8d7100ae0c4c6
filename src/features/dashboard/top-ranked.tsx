import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { playerFacts } from '@/content/players/player-facts.ts'
import { topActivePlayers } from '@/content/players/players.ts'
import { findTeam } from '@/content/teams/teams.ts'
import { sports } from '@/content/sports.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { PlayerCard } from '@/drawings/athlete/player-card.tsx'
import { SectionHeading } from '@/ui/section-heading.tsx'

/** The three highest-ranked players who are fit to compete. */
export function TopRanked() {
  const { t } = useTranslation(['dashboard', 'demo'])
  const language = useLanguage()
  return (
    <section className="section tone" aria-labelledby="top-ranked">
      <div className="wrap">
        <SectionHeading id="top-ranked" label={t('top.label')} heading={t('top.heading')}>
          <Link to="/players" className="link">
            {t('top.all')}
          </Link>
        </SectionHeading>
        <div className="scroll-row">
          {topActivePlayers.map((player) => (
            <PlayerCard
              key={player.id}
              {...playerFacts(player, language)}
              link={
                <Link to="/player/$playerId" params={{ playerId: player.id }}>
                  {player.name[language]}
                </Link>
              }
              rankLabel={t('top.ranked')}
              sport={sports[player.sport].name[language]}
              details={[
                t(`demo:divisions.division.${player.division}`),
                findTeam(player.team)?.name[language],
              ]
                .filter(Boolean)
                .join(' · ')}
              recordLabel={t('top.record')}
              status={t(`demo:condition.${player.status}.${player.gender}`)}
            />
          ))}
        </div>
      </div>
    </section>
  )
}
