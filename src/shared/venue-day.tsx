import { formatDate, type DateStyle } from '@/lib/format/format.ts'
import { venueDate } from '@/lib/format/venue-date.ts'
import { useNow } from '@/platform/device/clock.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { Later } from '@/ui/later.tsx'

type VenueDayProps = { dayOffset: number; format?: DateStyle }

/** The day `dayOffset` days from today at the venue. */
export function VenueDay({ dayOffset, format = 'medium' }: VenueDayProps) {
  const language = useLanguage()
  const now = useNow()
  return <Later>{now && formatDate(venueDate(now, dayOffset), language, format)}</Later>
}
