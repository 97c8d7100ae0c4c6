import { useTranslation } from 'react-i18next'
import { deferred } from '@/platform/hydration/deferred.tsx'
import { ButtonLink } from '@/ui/button.tsx'
import { PageHeader } from '@/ui/page-header.tsx'

const WinLine = deferred(() => import('./sample-win-line.tsx'), 'SampleWinLine')

const FeatureGrid = deferred(() => import('./feature-grid.tsx'), 'FeatureGrid')

export function AiAnalyticsPage() {
  const { t } = useTranslation('ai-analytics')
  return (
    <>
      <section className="arena">
        <PageHeader heading={t('heading')} lead={t('lead')}>
          <div className="stack gap-6">
            <div className="row">
              <ButtonLink to="/ai-services">{t('start')}</ButtonLink>
              <ButtonLink to="/ai-services" tone="tonal">
                {t('demo')}
              </ButtonLink>
            </div>
            <WinLine />
          </div>
        </PageHeader>
      </section>
      <FeatureGrid />
    </>
  )
}
