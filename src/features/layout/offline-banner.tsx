import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { announce } from '@/platform/screen-reader.ts'
import { Icon } from '@/ui/icon.tsx'
import styles from './offline-banner.module.css'

/** Rendered while offline. Announces when the network is lost and when it is back. */
export function OfflineBanner() {
  const { t } = useTranslation('site')

  useEffect(() => {
    announce(`${t('connection.title')} ${t('connection.body')}`)
    return () => announce(t('connection.backOnline'))
  }, [t])

  return (
    <div className={styles.banner} data-offline-banner="">
      <div className={`wrap line ${styles.line}`}>
        <Icon name="cloud-off" />
        <p>
          <strong>{t('connection.title')}</strong> {t('connection.body')}
        </p>
      </div>
    </div>
  )
}
