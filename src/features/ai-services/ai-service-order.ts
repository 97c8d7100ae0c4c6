import type { AiFeatureId } from '@/content/services/ai-feature-ids.ts'
import { aiFeatureFigures } from '@/content/services/ai-features.ts'
import { claims } from '@/content/claims.ts'

/** The call to action of a row. All but `learn` open the enquiry dialog. */
type Ask = 'quote' | 'learn' | 'trial' | 'consultation' | 'longTrial' | 'sales'

type AiService = { id: AiFeatureId; figure: string; ask: Ask }

export const aiServices = [
  { id: 'win-prediction', figure: aiFeatureFigures['win-prediction'], ask: 'quote' },
  { id: 'live-streaming', figure: aiFeatureFigures['live-streaming'], ask: 'learn' },
  { id: 'content-recommendation', figure: claims.engagementGrowth, ask: 'trial' },
  { id: 'player-performance', figure: aiFeatureFigures['player-performance'], ask: 'consultation' },
  { id: 'player-profiles', figure: aiFeatureFigures['player-profiles'], ask: 'longTrial' },
  { id: 'auto-highlights', figure: claims.contentAutomation, ask: 'sales' },
] as const satisfies readonly AiService[]
