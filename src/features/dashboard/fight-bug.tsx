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
import { Flag } from '@/ui/flag.tsx'
import { Ltr } from '@/ui/ltr.tsx'
import { currentBout } from './current-bout.ts'
import styles from './fight-bug.module.css'
import { fightClock } from './fight-clock.ts'

type FightBugProps = { event: SportsEvent }

/** Both corners of the bout that is on, with its clock between them. */
export function FightBug({ event }: FightBugProps) {
  const { t } = useTranslation('dashboard')
  const now = useNow(1000)
  const onNow = now && currentBout(cardOf(event.id), event, minutesSinceStart(event, now))
  if (!onNow) return null
  const { bout, since } = onNow
  return (
    <div className="grid gap-2">
      <p className="label">{t('onNow')}</p>
      <div className={styles.bug}>
        <Corner bout={bout} corner="red" />
        {bout.kind === 'combat' && (
          <Clock length={roundSeconds(event.sport, bout)} rounds={bout.rounds} since={since} />
        )}
        <Corner bout={bout} corner="blue" />
      </div>
    </div>
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
