import { galleryCategories, type GalleryCategory } from '@/content/event-categories.ts'
import { choice } from '@/platform/parts/choice.ts'

type GallerySearch = { category?: string; photo?: string }

const categories = choice('category', [null, ...galleryCategories])

/** One category or all, and perhaps one picture large. */
export type GalleryView = { category: GalleryCategory | null; photo: string | null }

export const galleryView = {
  read: (search: GallerySearch): GalleryView => ({
    category: categories.read(search),
    photo: search.photo ?? null,
  }),
  search: ({ category, photo }: GalleryView): GallerySearch => ({
    ...categories.search(category),
    ...(photo && { photo }),
  }),
}
