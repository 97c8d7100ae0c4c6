import { useTranslation } from 'react-i18next'
import { useNow } from '@/platform/device/clock.ts'
import { Icon } from '@/ui/icon.tsx'
import { SectionHeading } from '@/ui/section-heading.tsx'
import { previousWinners } from '@/content/players/player-of-month.ts'
import { buttonClass } from '@/ui/button.ts'
import { Winner } from './winner.tsx'
import styles from './player-of-month-page.module.css'
import { WinnerRow } from './winner-row.tsx'

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
