import type { i18n as I18n } from 'i18next'
import { leftToRight } from '@/lib/format/left-to-right.ts'
import type { Bout, Margin } from './types.ts'

/** How a decided bout ended: method, round and time, or the margin. Requires the namespace `demo`. */
export function endWords(bout: Bout, i18n: I18n): string[] {
  if (!bout.result) return []
  if (bout.kind === 'match') return [marginWords(bout.result.margin, i18n)]
  const { method, round, time } = bout.result
  return [i18n.t(`demo:divisions.method.${method}`), i18n.t('demo:bouts.round', { round }), time]
}

function marginWords(margin: Margin, { t }: I18n): string {
  if (margin.by === 'draw') return t('demo:divisions.margin.draw')
  if (margin.by === 'penalties')
    return t('demo:divisions.margin.penalties', { score: leftToRight(margin.score) })
  return t(`demo:divisions.margin.${margin.by}`, { count: margin.amount })
}
