import { useTranslation } from 'react-i18next'
import { HideScoresSwitch } from '@/shared/hide-scores-switch.tsx'
import { Icon } from '@/ui/icon.tsx'
import { seriesEndedAt } from '@/content/matches/series.ts'
import { useNow } from '@/platform/device/clock.ts'
import { useLastCheck } from '@/platform/device/update-check.ts'
import { formatDate, formatRelative } from '@/lib/format/format.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { useOnline } from '@/platform/device/online.ts'
import styles from './scores.module.css'

/** The age of the results, and the switch that hides them. */
export function HeadingTools() {
  const { t } = useTranslation()
  return (
    <div className="row ends">
      <DataAge />
      <HideScoresSwitch>
        <span className={styles.words}>{t('hideScores.switch')}</span>
      </HideScoresSwitch>
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
    <p className={`note line ${styles.age}`}>
      <Icon name={online ? 'refresh' : 'cloud-off'} />
      <span>
        {t('asOf', { date: formatDate(new Date(seriesEndedAt), language, 'long') })}{' '}
        {when && t(online ? 'checked' : 'saved', { when })}
      </span>
    </p>
  )
}
