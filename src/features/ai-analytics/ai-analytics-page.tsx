import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { deferred } from '@/platform/hydration/deferred.tsx'
import { buttonClass } from '@/ui/button.ts'
import styles from './ai-analytics-page.module.css'

const WinLine = deferred(() => import('./win-line.tsx'), 'WinLine')

const FeatureGrid = deferred(() => import('./feature-grid.tsx'), 'FeatureGrid')

export function AiAnalyticsPage() {
  const { t } = useTranslation('ai-analytics')
  return (
    <>
      <section className={`arena ${styles.opening}`}>
        <div className="wrap">
          <div className={`split ${styles.words}`}>
            <h1>{t('heading')}</h1>
            <div>
              <p className="lead">{t('lead')}</p>
              <div className={`row ${styles.actions}`}>
                <Link to="/ai-services" className={buttonClass()}>
                  {t('start')}
                </Link>
                <Link to="/ai-services" className={buttonClass({ tone: 'tonal' })}>
                  {t('demo')}
                </Link>
              </div>
            </div>
          </div>
          <WinLine />
        </div>
      </section>
      <FeatureGrid />
    </>
  )
}
