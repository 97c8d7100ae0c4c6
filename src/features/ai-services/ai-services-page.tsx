import { useTranslation } from 'react-i18next'
import { closeLens } from '@/assets/art/close-lens.ts'
import { deferred } from '@/platform/hydration/deferred.tsx'
import { Hero, heroLead } from '@/ui/media/hero.tsx'

const AiServiceList = deferred(() => import('./ai-service-list.tsx'), 'AiServiceList')

export function AiServicesPage() {
  const { t } = useTranslation('ai-services')
  return (
    <>
      <Hero art={closeLens} alt={t('picture')}>
        <p className="label soft">{t('label')}</p>
        <h1>{t('heading')}</h1>
        <p className={heroLead}>{t('lead')}</p>
      </Hero>
      <AiServiceList />
    </>
  )
}
