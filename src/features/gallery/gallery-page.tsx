import { useTranslation } from 'react-i18next'
import { deferred } from '@/platform/hydration/deferred.tsx'
import type { SearchOf } from '@/platform/search-params.ts'
import { MoreLink } from '@/ui/button.tsx'
import { PageHeader } from '@/ui/page-header.tsx'

const GalleryWall = deferred(() => import('./gallery-wall.tsx'), 'GalleryWall')
const PhotoViewer = deferred(() => import('./photo-viewer.tsx'), 'PhotoViewer')

export function GalleryPage({ view: { category, photo } }: { view: SearchOf<'/gallery'> }) {
  const { t } = useTranslation('gallery')
  return (
    <>
      <PageHeader heading={t('heading')} lead={t('lead')}>
        <MoreLink to="/contact" hash="press">
          {t('press')}
        </MoreLink>
      </PageHeader>
      <GalleryWall category={category} />
      {photo && <PhotoViewer category={category} photo={photo} />}
    </>
  )
}
