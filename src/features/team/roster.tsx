import { sportIcons } from '@/content/sports.ts'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { countryOf } from '@/content/countries.ts'
import { recordText } from '@/content/record-text.ts'
import { recordOf, rosterOf } from '@/content/records.ts'
import type { Team } from '@/content/teams.ts'
import { useLanguage } from '@/platform/language.ts'
import { initialsOf } from '@/ui/initials.ts'
import { PlayerCard } from '@/ui/player-card.tsx'
import styles from './roster.module.css'

/** The team's people, the best ranked first. */
export function Roster({ team }: { team: Team }) {
  const { t } = useTranslation(['team', 'demo', 'divisions'])
  const language = useLanguage()
  return (
    <div className={styles.cards}>
      {rosterOf(team).map((player) => {
        const record = recordOf(player)
        const country = countryOf(player.country)
        return (
          <PlayerCard
            key={player.id}
            portrait={{
              initials: initialsOf(player.name[language]),
              record,
              seed: player.id,
              nation: player.country,
            }}
            sport={{ icon: sportIcons[player.sport], name: t(`demo:sport.${player.sport}`) }}
            ranking={player.ranking}
            rankLabel={t('ranked')}
            nickname={player.nickname[language]}
            name={
              <Link to="/player/$playerId" params={{ playerId: player.id }}>
                {player.name[language]}
              </Link>
            }
            details={t(`divisions:division.${player.division}`)}
            country={{ flag: country.flag, name: country.name[language] }}
            record={recordText(record)}
            recordLabel={t('stats.record')}
            status={{ label: t(`demo:status.${player.status}`), isActive: player.status === 'active' }}
          />
        )
      })}
    </div>
  )
}
