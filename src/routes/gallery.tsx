import { createFileRoute } from '@tanstack/react-router'
import { galleryCategories } from '@/content/event-categories.ts'
import { GalleryPage } from '@/features/gallery/gallery-page.tsx'
import { loadPage } from './-page.ts'
import { oneOf, viewSearch } from './-search.ts'

const { viewKeys, ...search } = viewSearch(({ category, photo }) => ({
  category: oneOf(galleryCategories, category),
  photo,
}))

export const Route = createFileRoute('/gallery')({
  ...search,
  loader: ({ context }) => loadPage(context, '/gallery', 'gallery'),
  component: GalleryRoute,
  staticData: { viewKeys },
})

function GalleryRoute() {
  return <GalleryPage view={Route.useSearch()} />
}
