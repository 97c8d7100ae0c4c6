import { useTranslation } from 'react-i18next'
import { featuredTournament } from '@/content/tournament.ts'
import { Ltr } from '@/ui/ltr.tsx'
import { countdownProgress, daysUntil, startOfVenueDay } from './countdown.ts'
import styles from './banner.module.css'

/** Days to the tournament's start, with the last thirty as a progress bar. */
export function TournamentClock({ now }: { now: Date | null }) {
  const { t } = useTranslation('home-sections')
  const days = now && daysUntil(startOfVenueDay(now, featuredTournament.startOffset), now)
  return (
    <>
      <div>
        <p className="label">{t('events.countdown.label')}</p>
        {/* The key remounts the line on a change; browsers do not count new elements as a layout shift. */}
        <p key={days === null ? 'blank' : 'counted'} className={styles.count}>
          <strong>{days === null ? '\u00a0' : <Ltr>{days}</Ltr>}</strong>{' '}
          <span className="label">
            {days === null ? '\u00a0' : t('events.countdown.days', { count: days })}
          </span>
        </p>
      </div>
      <progress
        className={styles.notches}
        max={100}
        aria-label={t('events.countdown.progress')}
        {...(days !== null && { value: countdownProgress(days) })}
      />
    </>
  )
}
