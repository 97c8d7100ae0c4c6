import { useTranslation } from 'react-i18next'
import { seriesEndedAt } from '@/content/matches/series.ts'
import { useNow } from '@/platform/device/clock.ts'
import { useLastCheck } from '@/platform/device/update-check.ts'
import { formatDate, formatRelative } from '@/lib/format/format.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { useOnline } from '@/platform/device/online.ts'
import { Icon } from '@/ui/icon.tsx'
import styles from './scores.module.css'

/** The age of the results, and when this device last checked for updates. */
export function DataAge() {
  const { t } = useTranslation('scores')
  const language = useLanguage()
  const online = useOnline()
  const now = useNow()
  const checkedAt = useLastCheck(now)
  const when = now && checkedAt && formatRelative(checkedAt, now, language)
  return (
    <p className={`note ${styles.age}`} data-offline={!online || undefined}>
      <Icon name={online ? 'refresh' : 'cloud-off'} />
      <span>
        {t('asOf', { date: formatDate(new Date(seriesEndedAt), language, 'long') })}{' '}
        {/* Filled in after hydration. The non-breaking space reserves the line. */}
        <span className={styles.checked}>{when ? t(online ? 'checked' : 'saved', { when }) : '\u00a0'}</span>
      </span>
    </p>
  )
}
