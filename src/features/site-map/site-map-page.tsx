import { useTranslation } from 'react-i18next'
import { deferred } from '@/platform/hydration/deferred.tsx'
import { PageHeader } from '@/ui/page-header.tsx'

const SiteMapLinks = deferred(() => import('./site-map-links.tsx'), 'SiteMapLinks')

export function SiteMapPage() {
  const { t } = useTranslation('site')
  return (
    <>
      <PageHeader heading={t('footer.siteMap')} lead={t('siteMap.description')} />
      <SiteMapLinks />
    </>
  )
}
