import type { CombatBout, CombatResult, TeamMatch } from '@/content/bouts/types.ts'
import type { EventId } from '@/content/event-ids.ts'

type Unplaced<One extends CombatBout | TeamMatch> = Omit<One, 'kind' | 'event' | 'order'>

/** A night's bouts, the main event first; what they share is written once. */
export function combatCard(
  event: EventId,
  bouts: readonly (Omit<Unplaced<CombatBout>, 'isTitle' | 'result'> &
    Partial<Pick<CombatBout, 'isTitle' | 'result'>>)[],
): CombatBout[] {
  return bouts.map((bout, index) => ({
    isTitle: false,
    result: null,
    ...bout,
    kind: 'combat',
    event,
    order: index + 1,
  }))
}

/** A day's matches, the last to be played first. */
export function matchDay(
  event: EventId,
  matches: readonly (Omit<Unplaced<TeamMatch>, 'result'> & Partial<Pick<TeamMatch, 'result'>>)[],
): TeamMatch[] {
  return matches.map((match, index) => ({ result: null, ...match, kind: 'match', event, order: index + 1 }))
}

export function endedBy(
  winner: CombatResult['winner'],
  method: CombatResult['method'],
  round: number,
  time: string,
): CombatResult {
  return { winner, method, round, time }
}
