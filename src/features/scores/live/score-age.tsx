import { useTranslation } from 'react-i18next'
import { formatRelative } from '@/lib/format/format.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { clockTime } from '@/shared/live/clock-time.ts'
import type { LiveStatus } from '@/shared/live/live-status.ts'
import { Icon } from '@/ui/icon.tsx'
import styles from '../scores.module.css'

/** The age of the score, and why there is no newer one. */
export function ScoreAge({ standing: { at, now, state } }: { standing: LiveStatus }) {
  const { t } = useTranslation('live')
  const language = useLanguage()
  const time = new Date(at)
  const isHeard = state === 'heard' || state === 'still'
  return (
    <p
      className={`note ${styles.age}`}
      data-offline={state !== 'heard' || undefined}
      data-trouble={isHeard ? undefined : state}
    >
      <Icon name={isHeard ? 'refresh' : 'cloud-off'} />
      {t(state, {
        time: clockTime(time, language, t),
        when: formatRelative(time, new Date(now), language),
      })}
    </p>
  )
}
