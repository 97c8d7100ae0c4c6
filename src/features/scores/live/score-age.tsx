import { useTranslation } from 'react-i18next'
import { formatRelative, formatTime, localTimeZone } from '@/lib/format/format.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import type { Standing } from '@/shared/live/standing.ts'
import { Icon } from '@/ui/icon.tsx'
import layout from '@/ui/layout.module.css'
import styles from '../scores.module.css'

/** How old the score is, and why it is no newer. */
export function ScoreAge({ standing: { at, now, tells } }: { standing: Standing }) {
  const { t } = useTranslation('live')
  const language = useLanguage()
  const time = new Date(at)
  const isHeard = tells === 'heard' || tells === 'still'
  return (
    <p
      className={`${layout.note} ${styles.age}`}
      data-offline={tells !== 'heard' || undefined}
      data-trouble={isHeard ? undefined : tells}
    >
      <Icon name={isHeard ? 'refresh' : 'cloud-off'} />
      {t(tells, {
        time: formatTime(time, language, localTimeZone()),
        when: formatRelative(time, new Date(now), language),
      })}
    </p>
  )
}
