import { sportIds } from '@/content/sport-ids.ts'

/** A separate module, so that the entry chunk can parse a URL without the events' texts. */
export const eventCategories = [...sportIds, 'esports'] as const
export type EventCategory = (typeof eventCategories)[number]

export const galleryCategories = [...eventCategories, 'backstage'] as const
export type GalleryCategory = (typeof galleryCategories)[number]
