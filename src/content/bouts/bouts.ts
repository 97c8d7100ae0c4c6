import type { Bout } from './types.ts'
import { events } from '@/content/events/events.ts'
import type { SportsEvent } from '@/content/events/types.ts'

/** Every bout of the sample events. Histories, records, cards and next fights are all derived from it. */
export const bouts: readonly Bout[] = events.flatMap(cardOf)

function cardOf({ id: event, fights = [], matches = [] }: SportsEvent): Bout[] {
  return [
    ...fights.map(([red, blue, weightClass, rounds, ended, title], index): Bout => {
      const result = ended ? { winner: ended[0], method: ended[1], round: ended[2], time: ended[3] } : null
      return {
        kind: 'combat',
        event,
        order: index + 1,
        red,
        blue,
        weightClass,
        isTitle: !!title,
        rounds,
        result,
      }
    }),
    ...matches.map(([stage, red, blue, ended], index): Bout => {
      const result = ended
        ? { winner: ended[0], redScore: ended[1], blueScore: ended[2], margin: ended[3] }
        : null
      return { kind: 'match', event, order: index + 1, stage, red, blue, result }
    }),
  ]
}
