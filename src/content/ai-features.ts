import { claims } from './claims.ts'

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

export function findAiFeature(id: string | undefined): AiFeatureId | undefined {
  return aiFeatureIds.find((known) => known === id)
}

/** The one figure that speaks for each feature. */
export const aiFeatureFigures = {
  'win-prediction': claims.winPredictionAccuracy,
  'live-streaming': claims.detectionPrecision,
  'content-recommendation': claims.engagementIncrease,
  'player-performance': claims.variables,
  advertising: claims.revenueGrowth,
  'content-creation': claims.contentAutomation,
  'player-profiles': claims.realTimeProcessing,
  'auto-highlights': claims.costReduction,
  scheduling: claims.planningTime.replace('-', '−'),
} satisfies Record<AiFeatureId, string>
