import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useNow } from '@/platform/device/clock.ts'
import { Icon } from '@/ui/icon.tsx'
import { SectionHeading } from '@/ui/section-heading.tsx'
import { previousWinners, type PreviousWinner } from '@/content/players/player-of-month.ts'
import { buttonClass } from '@/ui/button.ts'
import { countryOf } from '@/content/countries.ts'
import { findPlayer } from '@/content/players/players.ts'
import { getRecord } from '@/content/bouts/records.ts'
import { sports } from '@/content/sports.ts'
import { formatDate } from '@/lib/format/format.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { hiddenScoreId } from '@/platform/device/hide-scores.ts'
import { Flag } from '@/ui/flag.tsx'
import { getInitials } from '@/drawings/athlete/initials.ts'
import { Ltr } from '@/ui/ltr.tsx'
import { Sun } from '@/drawings/athlete/sun.tsx'
import { Winner } from './winner.tsx'
import styles from './player-of-month-page.module.css'
import { wonMonth } from './month-figures.ts'

export function PlayerOfMonthPage() {
  const now = useNow()
  return (
    <>
      <Winner now={now} />
      <Criteria />
      <PreviousWinners now={now} />
    </>
  )
}

const criteria = [
  { id: 'tournament', icon: 'trophy' },
  { id: 'technique', icon: 'target' },
  { id: 'ranking', icon: 'chart' },
  { id: 'sportsmanship', icon: 'handshake' },
] as const

function Criteria() {
  const { t } = useTranslation('player-of-month')
  return (
    <section className="section" aria-labelledby="criteria">
      <div className="wrap">
        <SectionHeading id="criteria" label={t('criteria.label')} heading={t('criteria.heading')} />
        <ul className={styles.criteria}>
          {criteria.map(({ id, icon }) => (
            <li key={id}>
              <Icon name={icon} />
              <h3>{t(`criteria.${id}.title`)}</h3>
              <p className="soft">{t(`criteria.${id}.body`)}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

const shownAtFirst = 4

/** The latest four; a native `<details>` contains the others, so that it also works without script. */
function PreviousWinners({ now }: { now: Date | null }) {
  const { t } = useTranslation('player-of-month')
  const [latest, earlier] = [previousWinners.slice(0, shownAtFirst), previousWinners.slice(shownAtFirst)]
  return (
    <section className="section" aria-labelledby="previous">
      <div className="wrap">
        <SectionHeading id="previous" label={t('previous.label')} heading={t('previous.heading')} />
        <ol className={styles.rows}>
          {latest.map((winner) => (
            <WinnerRow key={winner.monthsBefore} winner={winner} now={now} />
          ))}
        </ol>
        <details className={styles.more}>
          <summary className={buttonClass({ tone: 'tonal' })}>
            <span className={styles.open}>{t('previous.all')}</span>
            <span className={styles.close}>{t('previous.fewer')}</span>
            <Icon name="chevron-down" />
          </summary>
          <ol className={styles.rows}>
            {earlier.map((winner) => (
              <WinnerRow key={winner.monthsBefore} winner={winner} now={now} />
            ))}
          </ol>
        </details>
      </div>
    </section>
  )
}

function WinnerRow({ winner, now }: { winner: PreviousWinner; now: Date | null }) {
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
