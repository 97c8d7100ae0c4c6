/** Separate from the features, so that the first script can read an address without their figures. */
export const aiFeatureIds = [
  'win-prediction',
  'live-streaming',
  'content-recommendation',
  'player-performance',
  'advertising',
  'content-creation',
  'player-profiles',
  'auto-highlights',
  'scheduling',
] as const
export type AiFeatureId = (typeof aiFeatureIds)[number]
