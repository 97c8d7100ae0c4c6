import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { countryOf } from '@/content/countries.ts'
import { players } from '@/content/players/players.ts'
import { recordText } from '@/content/bouts/record-text.ts'
import { getRecord, winRate } from '@/content/bouts/records.ts'
import { sportIds } from '@/content/sport-ids.ts'
import { sports } from '@/content/sports.ts'
import { formatNumber } from '@/lib/format/format.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { Flag } from '@/ui/flag.tsx'
import { Icon } from '@/ui/icon.tsx'
import { getInitials } from '@/drawings/athlete/initials.ts'
import { Ltr } from '@/ui/ltr.tsx'
import { Sun } from '@/drawings/athlete/sun.tsx'
import styles from './top-performers.module.css'

const placesShown = 3
const best = sportIds.flatMap((sport) =>
  players.filter((player) => player.sport === sport).slice(0, placesShown),
)

/** The best ranked of each sport, as a table. */
export function TopPerformers() {
  const { t } = useTranslation(['players', 'demo'])
  const language = useLanguage()
  return (
    <>
      <h2 className="visually-hidden">{t('tabs.top')}</h2>
      <p className={`lead ${styles.lead}`}>{t('top.lead')}</p>
      <ol className={`ruled ${styles.list}`}>
        {best.map((player) => {
          const name = player.name[language]
          const record = getRecord(player)
          const won = winRate(record)
          return (
            <li key={player.id}>
              <span className={styles.rank}>
                <span className="visually-hidden">{t('ranked')}</span> <Ltr>{`#${player.ranking}`}</Ltr>
              </span>
              <Sun
                initials={getInitials(name)}
                record={record}
                seed={player.id}
                nation={player.country}
                mini
              />
              <div className="grid gap-1">
                <p className="label soft line">
                  <Flag src={countryOf(player.country).flag} unknownLabel="" />
                  {`${player.nickname[language]} · ${sports[player.sport].name[language]}`}
                </p>
                <h3>{name}</h3>
                <p className="note">{t(`demo:divisions.division.${player.division}`)}</p>
              </div>
              <p className={`row ${styles.figure}`}>
                <span className="visually-hidden">{t('record')}</span>
                <Ltr numeral>{recordText(record, language)}</Ltr>
                {won !== null && (
                  <span className="note">
                    <Ltr>{`${formatNumber(Math.round(won * 100), language)}%`}</Ltr> {t('top.winRate')}
                  </span>
                )}
              </p>
              <Link
                to="/player/$playerId"
                params={{ playerId: player.id }}
                className="link"
                aria-label={t('top.viewOf', { name })}
              >
                {t('top.view')}
                <Icon name="arrow-forward" />
              </Link>
            </li>
          )
        })}
      </ol>
    </>
  )
}
