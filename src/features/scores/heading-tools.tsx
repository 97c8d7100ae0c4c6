import { useTranslation } from 'react-i18next'
import { HideScoresSwitch } from '@/shared/hide-scores-switch.tsx'
import switches from '@/ui/form/switch.module.css'
import { Icon } from '@/ui/icon.tsx'
import { seriesEndedAt } from '@/content/matches/series.ts'
import { useNow } from '@/platform/device/clock.ts'
import { useLastCheck } from '@/platform/device/update-check.ts'
import { formatDate, formatRelative } from '@/lib/format/format.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { useOnline } from '@/platform/device/online.ts'
import styles from './scores.module.css'

/** The controls beside the heading. */
export function HeadingTools() {
  const { t } = useTranslation()
  return (
    <div className="grid gap-2">
      <HideScoresSwitch className={`${switches.switch} ${styles.eye}`}>
        <Icon name="eye" />
        <Icon name="eye-off" className={styles.eyeOff} />
        <span>{t('hideScores.switch')}</span>
      </HideScoresSwitch>
      <DataAge />
    </div>
  )
}

/** The age of the results, and when this device last checked for updates. */
function DataAge() {
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
