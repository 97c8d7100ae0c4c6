import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { announce } from '@/platform/announcer.ts'
import { Icon } from '@/ui/icon.tsx'
import layout from '@/ui/layout.module.css'
import styles from './offline-banner.module.css'

/** Shown while there is no network; says so when it comes and when it goes. */
export function OfflineBanner() {
  const { t } = useTranslation('connection')

  useEffect(() => {
    announce(`${t('title')} ${t('body')}`)
    return () => announce(t('backOnline'))
  }, [t])

  return (
    <div className={styles.banner} data-offline-banner="">
      <div className={`${layout.wrap} ${styles.line}`}>
        <Icon name="cloud-off" />
        <p>
          <strong>{t('title')}</strong> {t('body')}
        </p>
      </div>
    </div>
  )
}
