import { sportIcons } from '@/content/sports.ts'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { countryOf } from '@/content/countries.ts'
import type { Player } from '@/content/players.ts'
import { recordText } from '@/content/record-text.ts'
import { recordOf } from '@/content/records.ts'
import { findTeam } from '@/content/teams.ts'
import { useLanguage } from '@/platform/language.ts'
import { initialsOf } from '@/ui/initials.ts'
import layout from '@/ui/layout.module.css'
import { PlayerCard } from '@/ui/player-card.tsx'
import { Slug } from '@/ui/slug.tsx'
import { othersToWatch } from './others-to-watch.ts'
import styles from './others.module.css'

export function Others({ player }: { player: Player }) {
  const { t } = useTranslation(['player', 'demo', 'divisions'])
  const language = useLanguage()
  return (
    <section className={`${layout.section} ${layout.tone}`} aria-labelledby="others">
      <div className={layout.wrap}>
        <Slug id="others" label={t(`demo:sport.${player.sport}`)} heading={t('others.heading')} />
        <div className={styles.cards}>
          {othersToWatch(player).map((other) => {
            const record = recordOf(other)
            const country = countryOf(other.country)
            const team = findTeam(other.team)
            return (
              <PlayerCard
                key={other.id}
                portrait={{
                  initials: initialsOf(other.name[language]),
                  record,
                  seed: other.id,
                  nation: other.country,
                }}
                sport={{ icon: sportIcons[other.sport], name: t(`demo:sport.${other.sport}`) }}
                ranking={other.ranking}
                rankLabel={t('ranked')}
                nickname={other.nickname[language]}
                name={
                  <Link to="/player/$playerId" params={{ playerId: other.id }}>
                    {other.name[language]}
                  </Link>
                }
                details={`${t(`divisions:division.${other.division}`)} · ${team?.name[language] ?? ''}`}
                country={{ flag: country.flag, name: country.name[language] }}
                record={recordText(record)}
                recordLabel={t('stats.record')}
                status={{ label: t(`demo:status.${other.status}`), isActive: other.status === 'active' }}
              />
            )
          })}
        </div>
      </div>
    </section>
  )
}
