import type { AiFeatureId } from './ai-feature-ids.ts'
import { claims } from '@/content/claims.ts'

/** The main figure of each feature. */
export const aiFeatureFigures = {
  'win-prediction': claims.winPredictionAccuracy,
  'live-streaming': claims.detectionPrecision,
  'content-recommendation': claims.engagementIncrease,
  'player-performance': claims.variables,
  advertising: claims.revenueGrowth,
  'content-creation': claims.contentAutomation,
  'player-profiles': claims.realTimeProcessing,
  'auto-highlights': claims.costReduction,
  scheduling: claims.planningTime,
} satisfies Record<AiFeatureId, string>
