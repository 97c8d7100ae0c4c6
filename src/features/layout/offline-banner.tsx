import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { announce } from '@/platform/screen-reader.ts'
import { Icon } from '@/ui/icon.tsx'

/** Rendered while offline. Announces when the network is lost and when it is back. */
export function OfflineBanner() {
  const { t } = useTranslation('site')

  useEffect(() => {
    announce(`${t('connection.title')} ${t('connection.body')}`)
    return () => announce(t('connection.backOnline'))
  }, [t])

  return (
    <div className="card noted" data-offline-banner="">
      <p className="wrap line note">
        <Icon name="cloud-off" />
        <span>
          <strong>{t('connection.title')}</strong> {t('connection.body')}
        </span>
      </p>
    </div>
  )
}
