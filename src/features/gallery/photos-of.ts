import type { GalleryCategory } from '@/content/events/event-categories.ts'
import { galleryPhotos, type GalleryPhoto } from '@/content/gallery.ts'

export function photosOf(category: GalleryCategory | undefined): readonly GalleryPhoto[] {
  return category ? galleryPhotos.filter((photo) => photo.category === category) : galleryPhotos
}
