import {
  galleryCategories,
  galleryPhotos,
  type GalleryCategory,
  type GalleryPhoto,
} from '@/content/gallery.ts'

export type GallerySearch = { category?: string; photo?: string }

/** What an address shows: one category or all, and perhaps one picture large. */
export type GalleryPlace = { category: GalleryCategory | null; photo: string | null }

/** An address that names nothing of ours shows the whole wall instead of an error. */
export function readPlace({ category, photo }: GallerySearch): GalleryPlace {
  const known = galleryCategories.find((name) => name === category) ?? null
  return { category: known, photo: photosOf(known).find(({ id }) => id === photo)?.id ?? null }
}

export function placeSearch({ category, photo }: GalleryPlace): GallerySearch {
  return { ...(category && { category }), ...(photo && { photo }) }
}

export function photosOf(category: GalleryCategory | null): readonly GalleryPhoto[] {
  return category ? galleryPhotos.filter((photo) => photo.category === category) : galleryPhotos
}
