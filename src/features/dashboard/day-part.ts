export type DayPart = 'morning' | 'afternoon' | 'evening'

/** The part of the day for the greeting, in local time. There is no `night`: "good night" is not a greeting. */
export function dayPart(now: Date): DayPart {
  const hour = now.getHours()
  if (hour >= 5 && hour < 12) return 'morning'
  if (hour >= 12 && hour < 17) return 'afternoon'
  return 'evening'
}
