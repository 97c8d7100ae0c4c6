import { useTranslation } from 'react-i18next'
import styles from './live.module.css'

/** The space of a score, which arrives after the first paint. */
export function LivePlace() {
  const { t } = useTranslation('live')
  return (
    <div className={`no-print ${styles.slot}`}>
      <p className="card note row">{t('place')}</p>
    </div>
  )
}
