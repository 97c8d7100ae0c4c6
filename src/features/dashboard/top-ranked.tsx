import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { playerFacts } from '@/content/players/player-facts.ts'
import { topActivePlayers } from '@/content/players/players.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { PlayerCard } from '@/drawings/athlete/player-card.tsx'
import { SectionHeading } from '@/ui/section-heading.tsx'

/** The three highest-ranked players who are fit to compete. */
export function TopRanked() {
  const { t, i18n } = useTranslation(['dashboard', 'demo'])
  const language = useLanguage()
  return (
    <section className="section tone" aria-labelledby="top-ranked">
      <div className="wrap stack gap-5">
        <SectionHeading id="top-ranked" label={t('top.label')} heading={t('top.heading')}>
          <Link to="/players" className="link">
            {t('top.all')}
          </Link>
        </SectionHeading>
        <div className="scroll-row">
          {topActivePlayers.map((player) => (
            <PlayerCard key={player.id} {...playerFacts(player, { language, i18n })} />
          ))}
        </div>
      </div>
    </section>
  )
}
