import type { GalleryCategory } from '@/content/events/event-categories.ts'
import { galleryPhotos, type GalleryPhoto } from '@/content/gallery.ts'

export function photosOf(category: GalleryCategory | undefined): readonly GalleryPhoto[] {
  return category ? galleryPhotos.filter((photo) => photo.category === category) : galleryPhotos
}

/** The id of a photo's tile, which gets the focus when the viewer closes. */
export const frameId = (photo: string): string => `frame-${photo}`

export const moreButtonId = 'more-frames'
