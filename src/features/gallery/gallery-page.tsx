import { useTranslation } from 'react-i18next'
import { deferred } from '@/platform/hydration/deferred.tsx'
import type { SearchOf } from '@/platform/search-params.ts'
import { PageHeader } from '@/ui/page-header.tsx'

const GalleryWall = deferred('gallery-wall', () => import('./gallery-wall.tsx'), 'GalleryWall', {
  texts: ['pictures'],
})

const PhotoViewer = deferred('gallery-viewer', () => import('./photo-viewer.tsx'), 'PhotoViewer', {
  texts: ['pictures'],
})

type GalleryPageProps = { view: SearchOf<'/gallery'> }

export function GalleryPage({ view: { category, photo } }: GalleryPageProps) {
  const { t } = useTranslation('gallery')
  return (
    <>
      <PageHeader heading={t('heading')} lead={t('lead')} />
      <GalleryWall category={category} />
      {photo && <PhotoViewer category={category} photo={photo} />}
    </>
  )
}
