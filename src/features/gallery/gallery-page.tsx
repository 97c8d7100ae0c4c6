import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { deferred } from '@/platform/hydration/deferred.tsx'
import type { SearchOf } from '@/platform/search-params.ts'
import { Icon } from '@/ui/icon.tsx'
import { PageHeader } from '@/ui/page-header.tsx'

const GalleryWall = deferred(() => import('./gallery-wall.tsx'), 'GalleryWall')
const PhotoViewer = deferred(() => import('./photo-viewer.tsx'), 'PhotoViewer')

export function GalleryPage({ view: { category, photo } }: { view: SearchOf<'/gallery'> }) {
  const { t } = useTranslation('gallery')
  return (
    <>
      <PageHeader heading={t('heading')} lead={t('lead')}>
        <Link to="/contact" hash="press" className="link">
          {t('press')}
          <Icon name="arrow-forward" />
        </Link>
      </PageHeader>
      <GalleryWall category={category} />
      {photo && <PhotoViewer category={category} photo={photo} />}
    </>
  )
}
