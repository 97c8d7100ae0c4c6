import type { GalleryCategory } from './events/event-categories.ts'
import type { Localized } from './localized.ts'
import { isSport } from './sport-ids.ts'
import { sports } from './sports.ts'

const otherNames = {
  esports: { en: 'Esports', ar: 'رياضات إلكترونية' },
  backstage: { en: 'Behind the scenes', ar: 'الكواليس' },
}

export const categoryName = (category: GalleryCategory): Localized =>
  isSport(category) ? sports[category].name : otherNames[category]
