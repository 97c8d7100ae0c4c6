import type { i18n as I18n } from 'i18next'
import { nameOf, nameOfId, sideOf } from '@/content/bouts/sides.ts'
import type { Bout } from '@/content/bouts/types.ts'
import type { ListedChange } from '@/content/events/changes.ts'
import type { BoutChange, EventChange } from '@/content/events/types.ts'
import type { Language } from '@/contract/language.ts'
import { formatVenueTime } from '@/lib/format/venue-date.ts'

type Writing = { language: Language; i18n: I18n }

/** What changed. A former name follows, which the page strikes through. Requires the namespaces `event` and `demo`. */
export function changeWords(
  change: BoutChange | EventChange,
  bout: Bout | null,
  { language, i18n: { t } }: Writing,
): { text: string; before?: string } {
  switch (change.kind) {
    case 'cancelled':
      return { text: t(`event:change.cancelled.${bout?.kind ?? 'event'}`) }
    case 'moved': {
      const from = change.bout === undefined ? change.from.timeUtc : change.from
      return {
        text: t('event:change.moved', { time: t('demo:uae', { time: formatVenueTime(from, language) }) }),
      }
    }
    case 'reordered':
      return { text: t('event:change.reordered', { place: change.from }) }
    case 'replaced': {
      const name = bout ? nameOf(sideOf(bout, change.corner))[language] : ''
      return { text: t('event:change.replaced', { name }), before: nameOfId(change.before)[language] }
    }
  }
}

/** A change as one sentence that names its bout. */
export function changeSentence(
  { bout, change }: Pick<ListedChange, 'bout' | 'change'>,
  writing: Writing,
): string {
  const { text, before } = changeWords(change, bout, writing)
  if (before) return `${text} ${before}`
  if (!bout) return text
  const [red, blue] = [sideOf(bout, 'red'), sideOf(bout, 'blue')].map(
    (side) => nameOf(side)[writing.language],
  )
  const pairing = writing.i18n.t(bout.kind === 'combat' ? 'demo:versusInFight' : 'demo:versus', { red, blue })
  return `${pairing}: ${text}`
}
