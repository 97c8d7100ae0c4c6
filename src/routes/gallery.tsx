import { createFileRoute } from '@tanstack/react-router'
import { useMemo } from 'react'
import { GalleryPage } from '@/features/gallery/gallery-page.tsx'
import { galleryView } from '@/features/gallery/gallery-view.ts'
import { loadPage } from './-page.ts'
import { keepTexts } from './-search.ts'

const viewKeys = ['category', 'photo'] as const

export const Route = createFileRoute('/gallery')({
  validateSearch: (search) => keepTexts(search, viewKeys),
  loader: ({ context }) => loadPage(context, '/gallery', 'gallery'),
  component: GalleryRoute,
  staticData: { viewKeys },
})

function GalleryRoute() {
  const search = Route.useSearch()
  const view = useMemo(() => galleryView.read(search), [search])
  return <GalleryPage view={view} />
}
