import { isCorner, nameOf, nameOfId, pairingOf, sideOf } from '@/content/bouts/sides.ts'
import { winnerWords } from '@/content/bouts/result-words.ts'
import type { Bout } from '@/content/bouts/types.ts'
import type { ListedChange } from '@/content/events/changes.ts'
import type { BoutChange, CombatEnd, EventChange } from '@/content/events/card-change.ts'
import { formatDate } from '@/lib/format/format.ts'
import { formatVenueTime, venueDate, type TimeUtc } from '@/lib/format/venue-date.ts'
import type { DatedWriting, Writing } from '@/content/writing.ts'

/** Ends a line with a date, so that nothing moves when the visitor's clock is known. */
export const dateSuffix = (
  dayOffset: number,
  { now, language }: Omit<DatedWriting<Date | null>, 'i18n'>,
): string => (now ? ` · ${formatDate(venueDate(now, dayOffset), language, 'medium')}` : '')

/** The winner, if there is one, and how the fight ended. */
const formerEnd = (bout: Bout, { winner, method }: CombatEnd, { language, i18n }: Writing): string[] => [
  ...(isCorner(winner) ? [winnerWords(bout, winner, { language, i18n })] : []),
  i18n.t(`demo:divisions.method.${method}`),
]

/** What changed. A former name or result follows, which the page strikes through. Requires the namespaces `event` and `demo`. */
export function changeWords(
  change: BoutChange | EventChange,
  bout: Bout | null,
  { now, language, i18n }: DatedWriting<Date | null>,
): { text: string; before?: string } {
  const { t } = i18n
  const moved = (timeUtc: TimeUtc) =>
    t('event:change.moved', { time: t('demo:uae', { time: formatVenueTime(timeUtc, language) }) })
  switch (change.kind) {
    case 'cancelled':
      return { text: t(`event:change.cancelled.${bout?.kind ?? 'event'}`) }
    case 'moved':
      if (change.bout !== undefined) return { text: moved(change.from) }
      return { text: moved(change.from.timeUtc) + dateSuffix(change.from.dayOffset, { now, language }) }
    case 'reordered':
      return { text: t('event:change.reordered', { place: change.from }) }
    case 'replaced': {
      const name = bout ? nameOf(sideOf(bout, change.corner))[language] : ''
      return { text: t('event:change.replaced', { name }), before: nameOfId(change.before)[language] }
    }
    case 'result':
      return {
        text: t('event:change.result'),
        ...(bout && { before: formerEnd(bout, change.before, { language, i18n }).join(' · ') }),
      }
  }
}

/** A change as one sentence that names its bout, for texts without markup, which cannot hide a result. */
export function changeSentence(
  { bout, change }: Pick<ListedChange, 'bout' | 'change'>,
  writing: DatedWriting<Date | null>,
): string {
  const { text, before } = changeWords(change, bout, writing)
  if (before && change.kind !== 'result') return `${text} ${before}`
  if (!bout) return text
  return `${pairingOf(bout, writing.language)}: ${text}`
}
