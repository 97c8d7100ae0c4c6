import type { MatchId, Scorecard } from './types.ts'

/** One chunk per match: a visitor downloads the card that is looked at. */
export const loadScorecard: Record<MatchId, () => Promise<{ scorecard: Scorecard }>> = {
  final: () => import('./final.ts'),
  '6': () => import('./match-6.ts'),
  '4': () => import('./match-4.ts'),
  '2': () => import('./match-2.ts'),
  '1': () => import('./match-1.ts'),
}
