import { useTranslation } from 'react-i18next'
import { useNow } from '@/platform/device/clock.ts'
import type { LiveScores } from '@/platform/live-scores/live-scores.ts'
import { formatRelative, formatTime, ownTimeZone } from '@/platform/words/format.ts'
import { useLanguage } from '@/platform/words/language.ts'
import { Icon } from '@/ui/icon.tsx'
import styles from './scores.module.css'

/** How old the score is, and why it is no newer. */
export function Heard({ scores: { heardAt, updatedAt, trouble } }: { scores: LiveScores }) {
  const { t } = useTranslation('live')
  const language = useLanguage()
  const now = useNow(10_000)
  const time = heardAt ?? updatedAt
  if (time === null || now === null) return null
  const at = new Date(time)
  // What was heard since the clock last ticked lies ahead of it.
  const until = now.getTime() < time ? at : now
  const tells = trouble ?? (heardAt === null ? 'silent' : 'heard')
  return (
    <p
      className={styles.age}
      data-offline={tells !== 'heard' || undefined}
      data-trouble={trouble ?? undefined}
    >
      <Icon name={tells === 'heard' ? 'refresh' : 'cloud-off'} />
      {t(tells, {
        time: formatTime(at, language, ownTimeZone()),
        when: formatRelative(at, until, language),
      })}
    </p>
  )
}
