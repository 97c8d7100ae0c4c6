import type { Bout } from './types.ts'
import { events } from '@/content/events/events.ts'
import type { BoutChange } from '@/content/events/card-change.ts'
import type { SportsEvent } from '@/content/events/types.ts'

/** Every row of every card, also cancelled bouts. */
export const listedBouts: readonly Bout[] = events.flatMap(cardOf)

export const withoutCancelled = (listed: readonly Bout[]): Bout[] =>
  listed.filter(({ changes }) => !changes.some(({ kind }) => kind === 'cancelled'))

/** Every bout of the sample events. Histories, records, cards and next fights are all derived from it. */
export const bouts: readonly Bout[] = withoutCancelled(listedBouts)

function cardOf({ id: event, fights = [], matches = [], changes: all = [] }: SportsEvent): Bout[] {
  const place = (index: number) => {
    const order = index + 1
    return { event, order, changes: all.filter((change): change is BoutChange => change.bout === order) }
  }
  return [
    ...fights.map(([red, blue, weightClass, rounds, ended, title], index): Bout => {
      const result = ended ? { winner: ended[0], method: ended[1], round: ended[2], time: ended[3] } : null
      return {
        kind: 'combat',
        ...place(index),
        red,
        blue,
        weightClass,
        isTitle: !!title,
        rounds,
        result,
        note: null,
      }
    }),
    ...matches.map(([stage, red, blue, ended], index): Bout => {
      const result = ended
        ? { winner: ended[0], redScore: ended[1], blueScore: ended[2], margin: ended[3] }
        : null
      return { kind: 'match', ...place(index), stage, red, blue, result }
    }),
  ]
}
