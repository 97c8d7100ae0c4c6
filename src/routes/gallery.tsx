import { createFileRoute } from '@tanstack/react-router'
import { useMemo } from 'react'
import { GalleryPage } from '@/features/gallery/gallery-page.tsx'
import { galleryKeys, readPlace, type GallerySearch } from '@/features/gallery/gallery-search.ts'
import { loadPage } from './-page.ts'
import { keepTexts } from './-search.ts'

export const Route = createFileRoute('/gallery')({
  validateSearch: (search): GallerySearch => keepTexts(search, galleryKeys),
  loader: ({ context }) =>
    loadPage(context, '/gallery', 'gallery', import.meta.glob('/src/locales/*/gallery.json')),
  component: GalleryRoute,
  staticData: { viewKeys: galleryKeys },
})

function GalleryRoute() {
  const search = Route.useSearch()
  const place = useMemo(() => readPlace(search), [search])
  return <GalleryPage place={place} />
}
