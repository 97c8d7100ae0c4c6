import { useTranslation } from 'react-i18next'
import { deferred } from '@/platform/parts/deferred.tsx'
import { Mast } from '@/ui/mast.tsx'
import type { GalleryView } from './gallery-view.ts'

const GalleryWall = deferred('gallery-wall', () => import('./gallery-wall.tsx'), 'GalleryWall', {
  texts: ['pictures'],
})

const PhotoViewer = deferred('gallery-viewer', () => import('./photo-viewer.tsx'), 'PhotoViewer', {
  texts: ['pictures'],
})

type GalleryPageProps = { view: GalleryView }

export function GalleryPage({ view: { category, photo } }: GalleryPageProps) {
  const { t } = useTranslation('gallery')
  return (
    <>
      <Mast heading={t('heading')} lead={t('lead')} />
      <GalleryWall category={category} />
      {photo && <PhotoViewer category={category} photo={photo} />}
    </>
  )
}
