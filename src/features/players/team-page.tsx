import { linkOptions } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { appearancesOfTeam, rosterOf } from '@/content/bouts/records.ts'
import { playerFacts } from '@/content/players/player-facts.ts'
import { sports } from '@/content/sports.ts'
import { findTeam } from '@/content/teams/teams.ts'
import { PlayerCard, PlayerCards } from '@/drawings/athlete/player-card.tsx'
import { useNow } from '@/platform/device/clock.ts'
import { hiddenScoreId } from '@/platform/device/hide-scores.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import type { SearchOf } from '@/platform/search-params.ts'
import { TabSection } from '@/shared/tab-bar.tsx'
import { Achievements } from './achievements.tsx'
import { BoutList } from './bout-list.tsx'
import { TeamHeader } from './team-header.tsx'
import styles from './profile.module.css'

const tabs = ['fighters', 'matches', 'achievements'] as const
type TeamTab = SearchOf<'/team/$teamId'>['tab']

/** The number of bouts on the page. */
const howMany = 12

export function TeamPage({ id, tab }: { id: string; tab: TeamTab }) {
  const { t, i18n } = useTranslation(['team', 'demo'])
  const language = useLanguage()
  const now = useNow()
  const team = findTeam(id)
  if (!team) return null
  const { kind } = sports[team.sport]
  const recent = appearancesOfTeam(team, now).filter(({ outcome }) => outcome !== null)
  return (
    <>
      <TeamHeader team={team} now={now} />
      <div className={`wrap ${styles.body}`}>
        <TabSection
          label={t('tabs.label')}
          tabs={tabs}
          current={tab}
          nameOf={(each) => (each === 'achievements' ? t('tabs.achievements') : t(`tabs.${each}.${kind}`))}
          linkTo={(each) =>
            linkOptions({ to: '/team/$teamId', params: { teamId: id }, search: { tab: each } })
          }
        >
          {/* The roster has the best ranking first. */}
          {tab === 'fighters' && (
            <PlayerCards>
              {rosterOf(team).map((player) => (
                <PlayerCard
                  key={player.id}
                  {...playerFacts(player, { language, i18n })}
                  details={t(`demo:divisions.division.${player.division}`)}
                />
              ))}
            </PlayerCards>
          )}
          {tab === 'matches' &&
            (recent.length === 0 ? (
              <p className="soft">{t('empty.matches')}</p>
            ) : (
              <BoutList
                scoreId={hiddenScoreId('team', team.id)}
                appearances={recent.slice(0, howMany)}
                ofFighters={kind === 'combat'}
              />
            ))}
          {tab === 'achievements' && <Achievements kind="team" of={team} />}
        </TabSection>
      </div>
    </>
  )
}
