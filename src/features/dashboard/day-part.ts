export type DayPart = 'morning' | 'afternoon' | 'evening'

/** How one greets at this hour of the visitor's own clock; nobody says good night to someone who arrives. */
export function dayPart(now: Date): DayPart {
  const hour = now.getHours()
  if (hour >= 5 && hour < 12) return 'morning'
  if (hour >= 12 && hour < 17) return 'afternoon'
  return 'evening'
}
