import { useTranslation } from 'react-i18next'
import type { Bout } from '@/content/bouts/types.ts'
import type { Sport } from '@/content/sports.ts'
import { useNow } from '@/platform/device/clock.ts'
import { useLanguage } from '@/platform/words/language.ts'
import { Flag } from '@/ui/flag.tsx'
import { Ltr } from '@/ui/ltr.tsx'
import typography from '@/ui/type.module.css'
import styles from './fight-bug.module.css'
import { clockText, fightClock } from './fight-clock.ts'
import { roundSeconds } from '@/content/rounds.ts'
import { flagOf, nameOf, sideOf } from '@/content/sides.ts'

type FightBugProps = { bout: Bout; sport: Sport }

/** Both corners and the clock between them, as on the programme monitor. */
export function FightBug({ bout, sport }: FightBugProps) {
  return (
    <div className={styles.bug}>
      <Corner bout={bout} corner="red" />
      {bout.kind === 'combat' && <Clock length={roundSeconds(sport, bout)} rounds={bout.rounds} />}
      <Corner bout={bout} corner="blue" />
    </div>
  )
}

function Corner({ bout, corner }: { bout: Bout; corner: 'red' | 'blue' }) {
  const { t } = useTranslation('common')
  const side = sideOf(bout, corner)
  return (
    <p className={styles.corner} data-corner={corner}>
      <Flag src={flagOf(side).flag} unknownLabel={t('unknownSide')} />
      {nameOf(side)[useLanguage()]}
    </p>
  )
}

/** Runs with the visitor's clock, so it is filled in late; its room never changes. */
function Clock({ length, rounds }: { length: number; rounds: number }) {
  const { t } = useTranslation('dashboard')
  const now = useNow(1000)
  const clock = now && fightClock(length, rounds, now)
  return (
    <div className={styles.clock} role="timer" aria-label={t('clock.label')}>
      <span className={`${typography.num} ${styles.round}`}>
        {clock ? t(clock.isRest ? 'clock.rest' : 'clock.round', { round: clock.round }) : '\u00a0'}
      </span>
      <Ltr numeral className={styles.time}>
        {clock ? clockText(clock.secondsLeft) : '\u00a0'}
      </Ltr>
    </div>
  )
}
