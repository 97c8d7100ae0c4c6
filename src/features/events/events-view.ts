import { eventCategories } from '@/content/event-categories.ts'
import { choice } from '@/platform/parts/choice.ts'

/** Null shows every past event. */
export const eventsView = choice('category', [null, ...eventCategories])
