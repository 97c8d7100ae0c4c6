import { venueDate } from '@/lib/format/venue-date.ts'

/** Today where the events take place, as a date field has it. */
export const venueToday = (now: Date): string => venueDate(now, 0).toISOString().slice(0, 10)
