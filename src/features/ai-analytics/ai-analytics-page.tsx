import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { deferred } from '@/platform/hydration/deferred.tsx'
import { buttonClass } from '@/ui/button.ts'
import { PageHeader } from '@/ui/page-header.tsx'

const WinLine = deferred(() => import('./win-line.tsx'), 'SampleWinLine')

const FeatureGrid = deferred(() => import('./feature-grid.tsx'), 'FeatureGrid')

export function AiAnalyticsPage() {
  const { t } = useTranslation('ai-analytics')
  return (
    <>
      <section className="arena">
        <PageHeader heading={t('heading')} lead={t('lead')}>
          <div className="stack gap-6">
            <div className="row">
              <Link to="/ai-services" className={buttonClass()}>
                {t('start')}
              </Link>
              <Link to="/ai-services" className={buttonClass({ tone: 'tonal' })}>
                {t('demo')}
              </Link>
            </div>
            <WinLine />
          </div>
        </PageHeader>
      </section>
      <FeatureGrid />
    </>
  )
}
