import type { MatchId, Scorecard } from './types.ts'

/** One chunk per match: a visitor downloads the card that is looked at. */
export const loadScorecard: Record<MatchId, () => Promise<{ scorecard: Scorecard }>> = {
  final: () => import('./final.json?scorecard'),
  '6': () => import('./match-6.json?scorecard'),
  '4': () => import('./match-4.json?scorecard'),
  '2': () => import('./match-2.json?scorecard'),
  '1': () => import('./match-1.json?scorecard'),
}
