import { useTranslation } from 'react-i18next'
import type { Player } from '@/content/players/types.ts'
import { getNextFight } from '@/content/bouts/records.ts'
import { sports } from '@/content/sports.ts'
import { useNow } from '@/platform/device/clock.ts'
import { formatDate } from '@/lib/format/format.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { venueDate } from '@/lib/format/venue-date.ts'

/** Non-breaking, and about as wide as a date, so that the line wraps in the same way before hydration. */
const unknownDate = '\u00a0'.repeat(22)

/** The date of the next bout, which needs the visitor's date. */
export function NextFight({ player }: { player: Player }) {
  const { t } = useTranslation('players')
  const language = useLanguage()
  const now = useNow()
  const { kind } = sports[player.sport]
  const next = getNextFight(player)
  if (!next) return t(`next.${kind}.none`)
  const { dayOffset, timeUtc } = next.event
  const date = now
    ? inOnePiece(formatDate(venueDate(now, dayOffset, timeUtc), language, 'medium'))
    : unknownDate
  // A new element, because a replaced element does not count as a layout shift.
  return <span key={now ? 'dated' : 'blank'}>{t(`next.${kind}.on`, { date })}</span>
}

function inOnePiece(date: string): string {
  return date.replaceAll(' ', '\u00a0')
}
