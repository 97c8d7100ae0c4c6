/** A separate module, so that the entry chunk can parse a URL without the features' figures. */
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
