import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { countryOf } from '@/content/countries.ts'
import type { PreviousWinner } from '@/content/players/player-of-month.ts'
import { findPlayer } from '@/content/players/players.ts'
import { getRecord } from '@/content/bouts/records.ts'
import { sports } from '@/content/sports.ts'
import { formatDate } from '@/lib/format/format.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { hiddenScoreId } from '@/platform/device/hide-scores.ts'
import { Flag } from '@/ui/flag.tsx'
import { Icon } from '@/ui/icon.tsx'
import { getInitials } from '@/ui/athlete/initials.ts'
import { Ltr } from '@/ui/ltr.tsx'
import { Sun } from '@/ui/athlete/sun.tsx'
import { wonMonth } from './month-figures.ts'
import styles from './winner-row.module.css'

export function WinnerRow({ winner, now }: { winner: PreviousWinner; now: Date | null }) {
  const { t } = useTranslation('player-of-month')
  const language = useLanguage()
  const player = findPlayer(winner.player)
  if (!player) return null
  const name = player.name[language]
  const month = now && wonMonth(now, winner.monthsBefore)
  return (
    <li className={styles.row}>
      <p className={styles.month}>
        {month ? (
          <>
            {formatDate(month, language, 'month')}
            <Ltr className="note">{String(month.getUTCFullYear())}</Ltr>
          </>
        ) : (
          '\u00a0'
        )}
      </p>
      <Sun
        initials={getInitials(name)}
        record={getRecord(player)}
        seed={player.id}
        nation={player.country}
        mini
      />
      <div className={styles.words}>
        <p className="label line soft">
          <Flag src={countryOf(player.country).flag} unknownLabel="" />
          {player.nickname[language]} · {sports[player.sport].name[language]}
        </p>
        <h3>{name}</h3>
        <p className="note" data-hidden-score={hiddenScoreId('month', 'all')}>
          {winner.achievement[language]}
        </p>
      </div>
      <Link to="/player/$playerId" params={{ playerId: player.id }} className={`link ${styles.link}`}>
        {t('previous.profile')}
        <span className="visually-hidden"> ({name})</span>
        <Icon name="arrow-forward" />
      </Link>
    </li>
  )
}
