import { linkOptions, Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { findTeam } from '@/content/teams/teams.ts'
import { useNow } from '@/platform/device/clock.ts'
import type { SearchOf } from '@/platform/search-params.ts'
import { sports } from '@/content/sports.ts'
import type { Team } from '@/content/teams/types.ts'
import { Achievements } from '@/shared/achievements.tsx'
import { TabBar } from '@/shared/tab-bar.tsx'
import { playerFacts } from '@/content/players/player-facts.ts'
import { rosterOf } from '@/content/bouts/records.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { PlayerCard, PlayerCards } from '@/drawings/athlete/player-card.tsx'
import { TeamHeader } from './team-header.tsx'
import { Matches } from './matches.tsx'
import styles from './team-page.module.css'

const tabs = ['fighters', 'matches', 'achievements'] as const
type TeamTab = SearchOf<'/team/$teamId'>['tab']

export function TeamPage({ id, tab }: { id: string; tab: TeamTab }) {
  const { t } = useTranslation('team')
  const now = useNow()
  const team = findTeam(id)
  if (!team) return null
  const { kind } = sports[team.sport]
  const nameOf = (each: TeamTab) =>
    each === 'achievements' ? t('tabs.achievements') : t(`tabs.${each}.${kind}`)
  return (
    <>
      <TeamHeader team={team} now={now} />
      <section className={`wrap ${styles.tabs}`} aria-labelledby="tab">
        <TabBar
          label={t('tabs.label')}
          tabs={tabs}
          current={tab}
          nameOf={nameOf}
          linkTo={(each) =>
            linkOptions({ to: '/team/$teamId', params: { teamId: id }, search: { tab: each } })
          }
        />
        <h2 id="tab" className="visually-hidden">
          {nameOf(tab)}
        </h2>
        {tab === 'fighters' && <Roster team={team} />}
        {tab === 'matches' && <Matches team={team} now={now} />}
        {tab === 'achievements' && <Achievements kind="team" of={team} now={now} />}
      </section>
    </>
  )
}

/** The team's members, best ranking first. */
function Roster({ team }: { team: Team }) {
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
