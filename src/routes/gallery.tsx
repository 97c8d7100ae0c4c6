import { createFileRoute } from '@tanstack/react-router'
import { useMemo } from 'react'
import { GalleryPage } from '@/features/gallery/gallery-page.tsx'
import { readPlace, type GallerySearch } from '@/features/gallery/gallery-search.ts'
import { loadPage } from './-page.ts'
import { keepTexts } from './-search.ts'

const viewKeys = ['category', 'photo'] as const

export const Route = createFileRoute('/gallery')({
  validateSearch: (search): GallerySearch => keepTexts(search, viewKeys),
  loader: ({ context }) => loadPage(context, '/gallery', 'gallery'),
  component: GalleryRoute,
  staticData: { viewKeys },
})

function GalleryRoute() {
  const search = Route.useSearch()
  const place = useMemo(() => readPlace(search), [search])
  return <GalleryPage place={place} />
}
