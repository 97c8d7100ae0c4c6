/** The ids of the events, separate from their texts. */
export const eventIds = [
  'battle-of-the-burj',
  'gulf-masters-esports',
  'corniche-league-night',
  'emirates-sixes',
  'gulf-boxing-night-3',
  'champions-fives',
  'emirates-sixes-groups',
  'desert-fury-7',
  'gulf-boxing-night-2',
  'casa-combat-night',
  'corniche-cup',
  'desert-t20-cup',
  'night-on-the-creek',
  'gulf-boxing-night-1',
  'marina-fives',
  'desert-fury-6',
  'pearl-t20',
  'burj-6',
] as const
export type EventId = (typeof eventIds)[number]
