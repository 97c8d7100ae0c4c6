import { createFileRoute } from '@tanstack/react-router'
import { galleryCategories } from '@/content/events/event-categories.ts'
import { GalleryPage } from '@/features/gallery/gallery-page.tsx'
import { loadPage } from './-load-page.ts'
import { oneOf, defineSearchParams } from './-search.ts'

export const Route = createFileRoute('/gallery')({
  ...defineSearchParams(({ category, photo }) => ({
    category: oneOf([undefined, ...galleryCategories], category),
    photo,
  })),
  loader: ({ context }) => loadPage(context, '/gallery', 'gallery'),
  component: () => <GalleryPage view={Route.useSearch()} />,
})
