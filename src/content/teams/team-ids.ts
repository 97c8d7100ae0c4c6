/** The ids of the teams, separate from their texts. */
export const teamIds = [
  'burj-fight-club',
  'rio-grappling',
  'casa-combat',
  'amman-boxing',
  'northside-gym',
  'ravi-riders',
  'kabul-kites',
  'sharjah-lanterns',
  'muscat-mariners',
  'nile-united',
  'creek-fc',
  'amman-city',
] as const
export type TeamId = (typeof teamIds)[number]
