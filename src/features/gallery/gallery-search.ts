import { galleryCategories, type GalleryCategory } from '@/content/event-categories.ts'

export const galleryKeys = ['category', 'photo'] as const
export type GallerySearch = Partial<Record<(typeof galleryKeys)[number], string>>

/** What an address shows: one category or all, and perhaps one picture large. */
export type GalleryPlace = { category: GalleryCategory | null; photo: string | null }

/** An address that names no category of ours shows the whole wall instead of an error. */
export function readPlace({ category, photo }: GallerySearch): GalleryPlace {
  return { category: galleryCategories.find((known) => known === category) ?? null, photo: photo ?? null }
}

export function placeSearch({ category, photo }: GalleryPlace): GallerySearch {
  return { ...(category && { category }), ...(photo && { photo }) }
}
