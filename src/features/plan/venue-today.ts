import { venueDate } from '@/lib/format/venue-date.ts'

/** Today's date at the venue, as `YYYY-MM-DD`. */
export const venueToday = (now: Date): string => venueDate(now, 0).toISOString().slice(0, 10)
