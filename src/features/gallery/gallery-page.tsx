import { useTranslation } from 'react-i18next'
import { loadTexts } from '@/locales/i18n.ts'
import { deferred } from '@/platform/parts/deferred.tsx'
import { Mast } from '@/ui/mast.tsx'
import type { GalleryPlace } from './gallery-search.ts'

const wallTexts = import.meta.glob('/src/locales/*/gallery-wall.json')

const GalleryWall = deferred('gallery-wall', async (i18n) => {
  const [module] = await Promise.all([import('./gallery-wall.tsx'), loadTexts(i18n, wallTexts)])
  return module.GalleryWall
})

const PhotoViewer = deferred('gallery-viewer', async (i18n) => {
  const [module] = await Promise.all([import('./photo-viewer.tsx'), loadTexts(i18n, wallTexts)])
  return module.PhotoViewer
})

type GalleryPageProps = { place: GalleryPlace }

export function GalleryPage({ place: { category, photo } }: GalleryPageProps) {
  const { t } = useTranslation('gallery')
  return (
    <>
      <Mast heading={t('heading')} lead={t('lead')} />
      <GalleryWall category={category} />
      {photo && <PhotoViewer category={category} photo={photo} />}
    </>
  )
}
