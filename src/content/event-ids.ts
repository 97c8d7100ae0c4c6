/** The addresses of the events, apart from their texts. */
export const eventIds = [
  'battle-of-the-burj',
  'emirates-sixes',
  'gulf-boxing-night-3',
  'gulf-boxing-night-2',
  'corniche-cup',
] as const
export type EventId = (typeof eventIds)[number]
