import { useRouter } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Button, ButtonLink } from '@/ui/button.tsx'
import { RepairButton } from './load-error-banner.tsx'

/** Replaces a page whose script failed to load. */
export function PageFailed() {
  const { t } = useTranslation('site')
  const router = useRouter()
  return (
    <section className="wrap section stack">
      <h1>{t('pageFailed.heading')}</h1>
      <p className="lead">{t('pageFailed.body')}</p>
      <p>{t('repair.help')}</p>
      <div className="row">
        <Button onClick={() => void router.invalidate()}>{t('pageFailed.again')}</Button>
        <RepairButton />
        <ButtonLink to="/" tone="bare">
          {t('pageFailed.home')}
        </ButtonLink>
      </div>
    </section>
  )
}
