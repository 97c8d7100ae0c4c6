import { useTranslation } from 'react-i18next'
import { ButtonLink } from '@/ui/button.tsx'
import { Icon } from '@/ui/icon.tsx'
import { Tag } from '@/ui/tag.tsx'

/** Replaces the watch page offline. Static, never hydrated. */
export function WatchOfflinePage() {
  const { t } = useTranslation('watch-offline')
  return (
    <section className="wrap section stack">
      <p>
        <Tag>
          <Icon name="cloud-off" />
          {t('label')}
        </Tag>
      </p>
      <h1>{t('heading')}</h1>
      <p className="lead">{t('description')}</p>
      <p>{t('waiting')}</p>
      <p className="row">
        <span className="soft">{t('meanwhile')}</span>
        <ButtonLink to="/live-scores" tone="tonal">
          {t('scores')}
        </ButtonLink>
      </p>
    </section>
  )
}
