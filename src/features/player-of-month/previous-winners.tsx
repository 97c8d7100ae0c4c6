import { useTranslation } from 'react-i18next'
import { previousWinners } from '@/content/players/player-of-month.ts'
import { buttonClass } from '@/ui/button.ts'
import { Icon } from '@/ui/icon.tsx'
import { SectionHeading } from '@/ui/section-heading.tsx'
import styles from './previous-winners.module.css'
import { WinnerRow } from './winner-row.tsx'

const shownAtFirst = 4

/** The latest four; a native `<details>` contains the others, so that it also works without script. */
export function PreviousWinners({ now }: { now: Date | null }) {
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
