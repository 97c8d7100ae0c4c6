export type DayPart = 'morning' | 'afternoon' | 'evening'

/** The greeting at this hour of the visitor's clock; "good night" is no greeting. */
export function dayPart(now: Date): DayPart {
  const hour = now.getHours()
  if (hour >= 5 && hour < 12) return 'morning'
  if (hour >= 12 && hour < 17) return 'afternoon'
  return 'evening'
}
