import { sports } from '@/content/sports.ts'

/** Separate from the events, so that the first script can read an address without all their texts. */
export const eventCategories = [...sports, 'esports'] as const
export type EventCategory = (typeof eventCategories)[number]

export const galleryCategories = [...eventCategories, 'backstage'] as const
export type GalleryCategory = (typeof galleryCategories)[number]
