import { useTranslation } from 'react-i18next'
import { ButtonLink } from '@/ui/button.tsx'
import { Icon } from '@/ui/icon.tsx'
import screen from '@/ui/screen.module.css'
import { Tag } from '@/ui/tag.tsx'
import styles from './watch-gate.module.css'

/** Replaces the watch page offline. Static, never hydrated. */
export function WatchOfflinePage() {
  const { t } = useTranslation('watch-offline')
  return (
    <section className={`arena ${styles.stage}`}>
      <div className="wrap">
        <div className={`${screen.screen} ${styles.gate}`}>
          <div className={`${screen.over} ${styles.over}`}>
            <Tag>
              <Icon name="cloud-off" />
              {t('label')}
            </Tag>
            <h1>{t('heading')}</h1>
            <p className="lead">{t('description')}</p>
            <p>{t('waiting')}</p>
            <p className="row">
              <span className="soft">{t('meanwhile')}</span>
              <ButtonLink to="/live-scores" tone="tonal">
                {t('scores')}
              </ButtonLink>
            </p>
          </div>
        </div>
      </div>
    </section>
  )
}
