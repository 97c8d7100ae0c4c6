import { leftToRight } from '@/lib/format/left-to-right.ts'
import type { Writing } from '@/content/writing.ts'
import { isCorner, nameOf, sideOf, type Corner } from './sides.ts'
import type { Bout, Margin } from './types.ts'

/** For `shared/bout-result.tsx`. Null before the result. Requires the namespace `demo`. */
export function resultFacts(bout: Bout, { language, i18n }: Writing) {
  if (!bout.result) return null
  const { winner } = bout.result
  return {
    event: bout.event,
    pairing: `${nameOf(sideOf(bout, 'red'))[language]} – ${nameOf(sideOf(bout, 'blue'))[language]}`,
    winner: isCorner(winner) ? winnerWords(bout, winner, { language, i18n }) : null,
    end: endWords(bout, i18n),
  }
}

export const winnerWords = (bout: Bout, winner: Corner, { language, i18n }: Writing): string =>
  i18n.t('demo:bouts.winner', { name: nameOf(sideOf(bout, winner))[language] })

/** How a decided bout ended: method, round and time, or the margin. Requires the namespace `demo`. */
export function endWords(bout: Bout, i18n: Writing['i18n']): string[] {
  if (!bout.result) return []
  if (bout.kind === 'match') return [marginWords(bout.result.margin, i18n)]
  const { method, round, time } = bout.result
  return [i18n.t(`demo:divisions.method.${method}`), i18n.t('demo:bouts.round', { round }), time]
}

function marginWords(margin: Margin, { t }: Writing['i18n']): string {
  if (margin.by === 'draw') return t('demo:divisions.margin.draw')
  if (margin.by === 'penalties')
    return t('demo:divisions.margin.penalties', { score: leftToRight(margin.score) })
  return t(`demo:divisions.margin.${margin.by}`, { count: margin.amount })
}
