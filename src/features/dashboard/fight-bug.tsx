import { useTranslation } from 'react-i18next'
import type { Bout } from '@/content/bouts/types.ts'
import { minutesSinceStart } from '@/content/events/event-phase.ts'
import type { SportsEvent } from '@/content/events/types.ts'
import { cardOf } from '@/content/bouts/records.ts'
import { roundSeconds } from '@/content/bouts/rounds.ts'
import { flagOf, nameOf, sideOf } from '@/content/bouts/sides.ts'
import { useNow } from '@/platform/device/clock.ts'
import { clockText } from '@/lib/format/clock-text.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { formatVenueTime } from '@/lib/format/venue-date.ts'
import { Flag } from '@/ui/flag.tsx'
import { Ltr } from '@/ui/ltr.tsx'
import { currentBout } from './current-bout.ts'
import styles from './fight-bug.module.css'
import { fightClock } from './fight-clock.ts'

type FightBugProps = { event: SportsEvent }

/** Both corners with the bout's clock between them, or the start time before the event. */
export function FightBug({ event }: FightBugProps) {
  const { t } = useTranslation('dashboard')
  const now = useNow(1000)
  const card = cardOf(event.id)
  const onNow = now && currentBout(card, event, minutesSinceStart(event, now))
  const bout = onNow?.bout ?? card.at(-1)
  if (!bout) return null
  return (
    <>
      <p className="label">{t(onNow ? 'onNow' : 'firstBout')}</p>
      <div className={styles.bug}>
        <Corner bout={bout} corner="red" />
        {onNow && bout.kind === 'combat' ? (
          <Clock length={roundSeconds(event.sport, bout)} rounds={bout.rounds} since={onNow.since} />
        ) : (
          <Start timeUtc={event.timeUtc} />
        )}
        <Corner bout={bout} corner="blue" />
      </div>
    </>
  )
}

function Corner({ bout, corner }: { bout: Bout; corner: 'red' | 'blue' }) {
  const { t } = useTranslation('common')
  const side = sideOf(bout, corner)
  return (
    <p className={`line ${styles.corner}`} data-corner={corner}>
      <Flag src={flagOf(side).flag} unknownLabel={t('unknownSide')} />
      {nameOf(side)[useLanguage()]}
    </p>
  )
}

function Clock({ length, rounds, since }: { length: number; rounds: number; since: number }) {
  const { t } = useTranslation('dashboard')
  const { round, isRest, secondsLeft } = fightClock(length, rounds, since)
  return (
    <div className={`line ${styles.clock}`} role="timer" aria-label={t('clock.label')}>
      <span className={`num ${styles.round}`}>{t(isRest ? 'clock.rest' : 'clock.round', { round })}</span>
      <Ltr numeral className={styles.time}>
        {clockText(secondsLeft)}
      </Ltr>
    </div>
  )
}

/** The start time, shown in place of the clock. */
function Start({ timeUtc }: Pick<SportsEvent, 'timeUtc'>) {
  const { t } = useTranslation('dashboard')
  const language = useLanguage()
  return (
    <p className={`line ${styles.clock}`}>
      <bdi className={styles.start}>{formatVenueTime(timeUtc, language)}</bdi>
      <span className={styles.zone}>{t('clock.start')}</span>
    </p>
  )
}
