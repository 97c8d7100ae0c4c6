import { Link, useRouter } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { buttonClass } from '@/ui/button.ts'
import { RepairButton } from './repair-button.tsx'

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
        <button type="button" className={buttonClass()} onClick={() => void router.invalidate()}>
          {t('pageFailed.again')}
        </button>
        <RepairButton />
        <Link to="/" className={buttonClass({ tone: 'bare' })}>
          {t('pageFailed.home')}
        </Link>
      </div>
    </section>
  )
}
